/** jsdom has no layout: here nothing ever comes into view, changes its size or matches a media query. */
export function giveWindowItsObservers(): void {
  if (typeof window === 'undefined') return;
  class SilentObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  Object.assign(window, {
    IntersectionObserver: SilentObserver,
    ResizeObserver: SilentObserver,
    matchMedia: (media: string) =>
      Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
  });
}
