const key = 'karvon-scroll';

/** Stores the scroll position before the same page loads in the other language. */
export function keepScroll(address: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ address, top: Math.round(window.scrollY) }));
  } catch {
    // Without storage the new page starts at its top.
  }
}

/** Restores the scroll position in the new document, once. */
export function restoreScroll(): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;
    sessionStorage.removeItem(key);
    if (typeof stored !== 'object' || stored === null) return;
    const { address, top } = stored as { address?: unknown; top?: unknown };
    const here = `${window.location.pathname}${window.location.search}`;
    if (address === here && typeof top === 'number') window.scrollTo(0, top);
  } catch {
    // Without storage the page starts at its top.
  }
}
