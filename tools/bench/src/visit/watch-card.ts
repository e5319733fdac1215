// Runs in the page, before its own scripts: records when the first card of a list has its place and when it was painted.
new MutationObserver((_, observer) => {
  if (!document.querySelector('main article')) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => (window.karvonFirstCard = performance.now())));
}).observe(document, { childList: true, subtree: true });
