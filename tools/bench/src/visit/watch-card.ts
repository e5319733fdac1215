// Runs in the page, before its own scripts: records when the first card of a list has its place and when it was painted.
new MutationObserver((_, observer) => {
  if (!document.querySelector('main article')) return;
  observer.disconnect();
  const record = () => Object.assign(window, { karvonFirstCard: performance.now() });
  requestAnimationFrame(() => setTimeout(record));
}).observe(document, { childList: true, subtree: true });
