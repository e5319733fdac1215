import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useWindowVirtualizer, windowScroll, type VirtualItem } from '@tanstack/react-virtual';
import classes from './offer-list.module.css';

export interface WindowedRowsProps {
  label: string;
  count: number;
  keyOf: (index: number) => string;
  guessHeight: (index: number) => number;
  renderRow: (index: number) => ReactNode;
  /** Heights measured on the last visit: with them the browser finds its place again on Back. */
  place: { heights: VirtualItem[]; leave: (heights: VirtualItem[]) => void };
}

/**
 * The list scrolls the page only to keep rows still when one above them turns out higher. On mount it would also write the
 * position it read before the browser's own was restored.
 */
const onlyAdjust: typeof windowScroll<Window> = (offset, options, instance) => {
  if (options.adjustments !== undefined) windowScroll(offset, options, instance);
};

/** Rows of a long list, drawn where the window is. Only in the browser: offers come after the first page. */
export function WindowedRows({
  label,
  count,
  keyOf,
  guessHeight,
  renderRow,
  place,
}: WindowedRowsProps) {
  const [top, setTop] = useState(0);
  const findTop = useCallback((list: HTMLOListElement | null) => {
    if (list) setTop(Math.round(list.getBoundingClientRect().top + window.scrollY));
  }, []);
  const virtualizer = useWindowVirtualizer({
    count,
    getItemKey: keyOf,
    estimateSize: guessHeight,
    initialMeasurementsCache: place.heights,
    overscan: 4,
    scrollMargin: top,
    scrollToFn: onlyAdjust,
  });
  useEffect(
    () => () => place.leave(virtualizer.takeSnapshot()),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the list is left
    [],
  );

  const rows = virtualizer.getVirtualItems();
  const before = (rows[0]?.start ?? top) - top;
  const after = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? top) - top);
  return (
    <ol
      ref={findTop}
      className={classes.windowed}
      aria-label={label}
      style={{ paddingBlock: `${before}px ${after}px` }}
    >
      {rows.map(({ index, key }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          className={classes.row}
          aria-posinset={index + 1}
          aria-setsize={count}
        >
          {renderRow(index)}
        </li>
      ))}
    </ol>
  );
}
