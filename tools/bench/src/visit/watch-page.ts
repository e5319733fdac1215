// Runs in the page, before its own scripts.
const seen = { fcp: 0, lcp: 0, cls: 0, blocked: 0 };
Object.assign(window, { karvonBench: seen });

/** The fields that we read of entries; TypeScript does not know those of layout shifts. */
interface Entry {
  name: string;
  startTime: number;
  duration: number;
  value?: number;
}

function observe(type: string, add: (entry: Entry) => void): void {
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
observe('layout-shift', ({ value = 0 }) => (seen.cls += value));
