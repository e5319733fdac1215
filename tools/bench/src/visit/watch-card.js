// Runs in the page, before its own scripts: notes when the first card of a list has its place and was painted.
new MutationObserver((_, observer) => {
  if (!document.querySelector('main article')) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => (window.karvonFirstCard = performance.now())));
}).observe(document, { childList: true, subtree: true });
