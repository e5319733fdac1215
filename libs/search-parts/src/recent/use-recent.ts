import { useState } from 'react';
import type { PlainDate } from '@karvon/calendar';
import type { RecentList } from './recent-list';

const maxShown = 4;

/** The searches to show, and functions to remove one or all. */
export interface ShownSearches<Search> {
  shown: Search[];
  forget: (search: Search) => void;
  clear: () => void;
}

/** @param onGone called when no search is left, to move the focus elsewhere */
export function useRecent<Search>(
  list: RecentList<Search>,
  today: PlainDate,
  onGone: () => void,
): ShownSearches<Search> {
  const [searches, setSearches] = useState(() => list.read(today));
  function refresh() {
    const left = list.read(today);
    setSearches(left);
    if (left.length === 0) onGone();
  }
  return {
    shown: searches.slice(0, maxShown),
    forget: (search) => {
      list.forget(search, today);
      refresh();
    },
    clear: () => {
      list.clear();
      refresh();
    },
  };
}
