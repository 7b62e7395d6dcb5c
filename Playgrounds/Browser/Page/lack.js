// Says what a browser lacks, in words that one understands that does not understand the rest of the page.

(function () {
  var needs = {
    WebAssembly: window.WebAssembly,
    KeyframeEffect: window.KeyframeEffect,
    "Array.prototype.toSorted": Array.prototype.toSorted,
    "Map.groupBy": Map.groupBy,
  };
  var lacks = Object.keys(needs).filter(function (name) { return !needs[name]; });
  if (!lacks.length) return;
  var text = document.getElementById("lack");
  text.textContent = "This browser is too old for the page: it lacks " + lacks.join(" and ") + ".";
  text.hidden = false;
  document.querySelector("main").hidden = document.querySelector("nav").hidden = true;
})();
