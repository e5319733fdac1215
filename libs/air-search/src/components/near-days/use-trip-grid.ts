import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { moveTrip, type NearDays } from '../../model/days/near-days';
import type { SearchCriteria } from '../../model/search/search-criteria';
import type { Trip } from './near-days-cell';

/** Moves the focus in the table as in a grid (APG) and scrolls the searched days to its middle. */
export function useTripGrid(criteria: SearchCriteria, days: NearDays) {
  const table = useRef<HTMLTableElement>(null);
  const [moved, setMoved] = useState<Trip & { of: SearchCriteria }>();
  // The tab stop: the searched days, until arrow keys have moved it.
  const tabbable: Trip = moved?.of === criteria ? moved : criteria;

  useEffect(() => {
    const cell = table.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    const box = table.current?.parentElement;
    if (cell && box) box.scrollLeft = cell.offsetLeft - (box.clientWidth - cell.offsetWidth) / 2;
  }, [criteria]);

  function onKeyDown(event: KeyboardEvent) {
    const next = moveTrip(days, tabbable, event.key);
    if (!next) return;
    event.preventDefault();
    setMoved({ ...next, of: criteria });
    table.current
      ?.querySelector<HTMLElement>(`[data-trip="${next.out}/${next.back ?? ''}"]`)
      ?.focus();
  }
  return { table, tabbable, onKeyDown };
}
