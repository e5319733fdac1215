// Runs in the page, before its own scripts; a separate file, because compilers would add helpers that the page lacks.
const seen = { fcp: 0, lcp: 0, cls: 0, blocked: 0 };
window.karvonBench = seen;

function observe(type, add) {
  new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({
    type,
    buffered: true,
  });
}

observe('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') seen.fcp = startTime;
});
observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
observe('longtask', ({ duration }) => (seen.blocked += Math.max(0, duration - 50)));
observe('layout-shift', ({ value }) => (seen.cls += value));
