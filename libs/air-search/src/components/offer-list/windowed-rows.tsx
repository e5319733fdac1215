import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import {
  useWindowVirtualizer,
  windowScroll,
  type Range,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import classes from './offer-list.module.css';
import { rowsNear } from './rows-near';

export interface WindowedRowsProps {
  label: string;
  count: number;
  keyOf: (index: number) => string;
  guessHeight: (index: number) => number;
  renderRow: (index: number) => ReactNode;
  /** False while the first rows of a new order are still to be painted. */
  settled: boolean;
  /** Heights measured on the last visit: with them the browser finds its place again on Back. */
  place: { heights: VirtualItem[]; leave: (heights: VirtualItem[]) => void };
}

/**
 * The list scrolls the page only to keep rows in place when one above them is higher than estimated. On mount it would
 * also set a position that it read before the browser restored its own.
 */
const onlyAdjust: typeof windowScroll<Window> = (offset, options, instance) => {
  if (options.adjustments !== undefined) windowScroll(offset, options, instance);
};

/**
 * Takes sizes from the observer only, which costs nothing. By default the library also reads the height of a new row as
 * it is added, which forces a layout of the whole page.
 */
const observedHeight = (
  element: HTMLLIElement,
  entry: ResizeObserverEntry | undefined,
  { indexFromElement, itemSizeCache, options }: Virtualizer<Window, HTMLLIElement>,
): number => {
  const [box] = entry?.borderBoxSize ?? [];
  if (box) return Math.round(box.blockSize);
  const index = indexFromElement(element);
  return itemSizeCache.get(options.getItemKey(index)) ?? options.estimateSize(index);
};

/** The visible rows of a long list. It runs in the browser only, because offers come after the first page. */
export function WindowedRows({
  label,
  count,
  keyOf,
  guessHeight,
  renderRow,
  settled,
  place,
}: WindowedRowsProps) {
  const [top, setTop] = useState(0);
  const findTop = useCallback((list: HTMLOListElement | null) => {
    if (list) setTop(Math.round(list.getBoundingClientRect().top + window.scrollY));
  }, []);
  const drawn = useRef<ReadonlySet<unknown>>(new Set());
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count,
    getItemKey: keyOf,
    estimateSize: guessHeight,
    initialMeasurementsCache: place.heights,
    overscan: 4,
    rangeExtractor: useCallback(
      (range: Range) => rowsNear(range, (index) => settled || drawn.current.has(keyOf(index))),
      [settled, keyOf],
    ),
    scrollMargin: top,
    scrollToFn: onlyAdjust,
    measureElement: observedHeight,
  });
  useEffect(
    () => () => place.leave(virtualizer.takeSnapshot()),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the list is left
    [],
  );

  const rows = virtualizer.getVirtualItems();
  useEffect(() => {
    drawn.current = new Set(rows.map(({ key }) => key));
  }, [rows]);
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
