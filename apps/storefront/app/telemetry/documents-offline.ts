/** Whether a click opens the link's address in this tab, as a new document. */
function opensDocument(event: MouseEvent, { target, protocol }: HTMLAnchorElement): boolean {
  const withKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !withKey &&
    (target === '' || target === '_self') &&
    /^https?:$/.test(protocol)
  );
}

/**
 * Without a network a link to a whole document (the language switch, another site) keeps the page open: the browser would replace
 * it by its own error page. The router's links have prevented their click by then.
 * @returns a function that stops it
 */
export function keepPageOffline(onLost: () => void): () => void {
  function onClick(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (navigator.onLine || !(link instanceof HTMLAnchorElement)) return;
    if (link.hasAttribute('download') || !opensDocument(event, link)) return;
    // A link within the open page needs no network.
    if (link.hash !== '' && link.href.split('#')[0] === location.href.split('#')[0]) return;
    event.preventDefault();
    onLost();
  }
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
