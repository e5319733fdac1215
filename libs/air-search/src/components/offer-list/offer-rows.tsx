import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import {
  useWindowVirtualizer,
  windowScroll,
  type Range,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import classes from './offer-list.module.css';
import { rowsNear } from './rows-near';

export interface OfferRowsProps {
  label: string;
  count: number;
  keyOf: (index: number) => string;
  guessHeight: (index: number) => number;
  renderRow: (index: number) => ReactNode;
  /** Only the rows near the visible ones are rendered. */
  long: boolean;
  /** False until the first rows of a new order are painted. */
  settled: boolean;
  /** Heights measured on the last visit: they let the browser restore its scroll position on Back. */
  place: { heights: VirtualItem[]; leave: (heights: VirtualItem[]) => void };
}

/** Rows of a long list to render before the window's height is known. */
const firstRows = 8;

/**
 * The list scrolls the page only to keep rows in place when a row above them is higher than estimated. On mount it would also set
 * a position that it read before the browser restored its own.
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

/**
 * The rows, or those near the visible ones in a long list. A list that becomes long keeps the rows that it shows, so that a click
 * that has begun on one of them ends on it.
 */
export function OfferRows(props: OfferRowsProps) {
  const { label, count, keyOf, guessHeight, renderRow, long, settled, place } = props;
  const list = useRef<HTMLOListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (long) setTop(Math.round(list.current!.getBoundingClientRect().top + window.scrollY));
  }, [long]);
  const drawn = useRef<ReadonlySet<unknown>>(new Set());
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    enabled: long,
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

  const near = virtualizer.getVirtualItems();
  // A restored list does not begin at its first rows.
  const begun = near.length > 0 || place.heights.length > 0;
  const whole = long ? (begun ? 0 : Math.min(firstRows, count)) : count;
  const rows =
    whole > 0 ? Array.from({ length: whole }, (_, index) => index) : near.map(({ index }) => index);
  useEffect(() => {
    drawn.current = new Set(rows.map(keyOf));
  });
  const { measurementsCache: places } = virtualizer;
  const before = (places[rows.at(0) ?? -1]?.start ?? top) - top;
  const after = virtualizer.getTotalSize() - ((places[rows.at(-1) ?? -1]?.end ?? top) - top);
  return (
    <ol
      ref={list}
      className={long ? classes.windowed : classes.list}
      aria-label={label}
      style={long ? { paddingBlock: `${before}px ${after}px` } : undefined}
    >
      {rows.map((index) => (
        <li
          key={keyOf(index)}
          ref={long ? virtualizer.measureElement : undefined}
          data-index={index}
          className={classes.row}
          aria-posinset={long ? index + 1 : undefined}
          aria-setsize={long ? count : undefined}
        >
          {renderRow(index)}
        </li>
      ))}
    </ol>
  );
}
