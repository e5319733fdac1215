/**
 * Runs `start` after the first frame and the pictures in the HTML: files that are requested earlier take bandwidth and processor
 * time from the content. The browser reports the paint; a second frame can begin while the first one is still drawn. A hidden
 * page, also a prerendered one, paints no frames and delays nobody. The timer is for slow pictures, and for browsers that paint
 * nothing for other reasons or do not report it.
 */
export function afterFirstFrame(start: () => void): void {
  let started = false;
  const whenHidden = () => {
    if (document.hidden) begin();
  };
  function begin(): void {
    if (started) return;
    started = true;
    removeEventListener('visibilitychange', whenHidden, true);
    start();
  }
  function whenPainted(): void {
    const first = [...document.images].filter(({ loading }) => loading !== 'lazy');
    void Promise.allSettled(first.map((image) => image.decode())).then(begin);
  }
  addEventListener('visibilitychange', whenHidden, true);
  setTimeout(begin, 2_000);
  whenHidden();
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    whenPainted();
  }).observe({ type: 'paint', buffered: true });
}
