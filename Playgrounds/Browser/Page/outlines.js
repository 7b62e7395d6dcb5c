// Drawn above a flight: the box of each stand-in and its tag, for whoever wants to see what the engine does.

class Outlines {
  canvas = document.createElement("canvas");

  show({ container, stage }) {
    const { canvas } = this;
    const { clientWidth, clientHeight } = container;
    const density = devicePixelRatio;
    canvas.className = "outlines";
    canvas.width = clientWidth * density;
    canvas.height = clientHeight * density;
    if (canvas.parentElement !== stage.layer) stage.layer.append(canvas);
    const brush = canvas.getContext("2d");
    const color = getComputedStyle(canvas).color;
    for (const standIn of stage.standIns) {
      if (!standIn.affine) continue;
      const [a, b, c, d, x, y] = standIn.affine;
      const { width, height } = standIn;
      brush.setTransform(density, 0, 0, density, 0, 0);
      brush.strokeStyle = brush.fillStyle = color;
      brush.lineWidth = 1.5;
      brush.beginPath();
      for (const [right, down] of [[0, 0], [width, 0], [width, height], [0, height]]) {
        brush.lineTo(a * right + c * down + x, b * right + d * down + y);
      }
      brush.closePath();
      brush.stroke();
      brush.font = "600 11px system-ui, sans-serif";
      const tag = standIn.pictures[0]?.original.dataset.matchId ?? "";
      const wide = brush.measureText(tag).width;
      if (!tag) continue;
      // Nothing is written across a line of text.
      const top = height < 64 && y > 15 ? y - 15 : y;
      brush.fillRect(x - 0.75, top - 0.75, wide + 8, 15);
      brush.fillStyle = "white";
      brush.fillText(tag, x + 3, top + 10.5);
    }
  }

  hide() { this.canvas.remove(); }
}
