import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { parseView } from '../../model/list-view';

/** From this width on the map stands beside the list. */
const wide = '(width >= 64em)';

/**
 * On a phone the map takes the list's place: it is seen from its top, and the list again from where it was left.
 * @returns `show`, which notes where the list is left
 */
export function useListPlace(map: boolean, show: (map: boolean) => void) {
  const [params] = useSearchParams();
  const written = parseView(params).map;
  const left = useRef<number | null>(null);
  useLayoutEffect(() => {
    const opened = map && !written;
    const top = opened ? 0 : map ? null : left.current;
    // The address can follow the list, and the router then scrolls once more.
    if (!map && !written) left.current = null;
    if (top === null || matchMedia(wide).matches) return;
    // The router scrolls at the end of the same commit, to where the map was.
    requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }));
  }, [map, written]);
  return (next: boolean) => {
    if (next) left.current = scrollY;
    show(next);
  };
}
