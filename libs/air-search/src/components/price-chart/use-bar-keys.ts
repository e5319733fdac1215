import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { PlainDate } from '@karvon/calendar';
import { moveBar, type ChartBar } from '../../model/days/price-chart';

/**
 * Moves the focus from bar to bar: the chart is one tab stop. At first it scrolls the chosen day into view.
 * @param shown false while something else replaces the chart
 */
export function useBarKeys(bars: readonly ChartBar[], out: PlainDate | null, shown: boolean) {
  const chart = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<{ to: PlainDate; from: PlainDate | null }>();
  const wanted = moved && moved.from === out ? moved.to : out;
  const found = bars.findIndex((bar) => bar.out === wanted);
  const index = Math.max(0, found);

  useEffect(() => {
    const box = chart.current;
    const bar = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !bar) return;
    const [from, width] = [bar.getBoundingClientRect(), box.getBoundingClientRect()];
    box.scrollLeft += from.left - width.left - (width.width - from.width) / 2;
  }, [out, shown]);

  function onKeyDown(event: KeyboardEvent) {
    const next = moveBar(bars, index, event.key);
    if (!next) return;
    event.preventDefault();
    setMoved({ to: next.out, from: out });
    chart.current?.querySelector<HTMLElement>(`[data-day="${next.out}"]`)?.focus();
  }
  return { chart, tabbable: bars[index]?.out, onKeyDown };
}
