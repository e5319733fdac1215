import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { addMonths, partsOf, type PlainDate } from '@karvon/calendar';
import { focusBeside } from '../behaviour/floating/shadow-tree';
import type { DayCaption } from './calendar-day';
import { CalendarMonth, type CalendarTexts } from './calendar-month';
import classes from './calendar.module.css';
import { MonthBar } from './calendar-month-bar';
import { moveDay } from './move-day';
import type { DayRange, RangeEnd } from './pick-day';

export interface CalendarProps {
  texts: CalendarTexts;
  /** The chosen days; a single day has no end. */
  value: DayRange;
  /** The end being chosen; with 'end' the range up to the day under the pointer is previewed. */
  choosing?: RangeEnd;
  onPick: (day: PlainDate) => void;
  min: PlainDate;
  max: PlainDate;
  /** The day marked as today. */
  today?: PlainDate;
  months?: 1 | 2;
  /** In a panel that has just opened, the chosen day takes the focus, so that keys move it at once. */
  takesFocus?: boolean;
  captionOf?: (day: PlainDate) => DayCaption | undefined;
  /** Called with the first days of the shown months, so that their captions can load. */
  onShow?: (months: PlainDate[]) => void;
}

const firstOf = (day: PlainDate): PlainDate => `${day.slice(0, 8)}01`;
const clamp = (day: PlainDate, min: PlainDate, max: PlainDate) =>
  day < min ? min : day > max ? max : day;
const dayUnder = (event: SyntheticEvent) =>
  (event.target as Element).closest<HTMLElement>('[data-date]')?.dataset['date'];

/** Focuses the day that Tab would reach, unless the visitor is already at another control of the panel. */
function takeFocus(calendar: HTMLElement): void {
  const focused = focusBeside(calendar);
  const panel = calendar.closest('dialog, [role=dialog]');
  const busy = focused instanceof HTMLElement && focused.tabIndex >= 0 && panel?.contains(focused);
  if (!busy && !calendar.contains(focused))
    calendar.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus();
}

/** Months as grids, Monday first, with the keys of the APG date picker. Loaded on demand through `LazyCalendar`. */
export function Calendar(props: CalendarProps) {
  const { texts, value, choosing = 'start', onPick, min, max, months = 2, captionOf } = props;
  const { onShow, takesFocus = false } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const moveFocus = useRef(false);
  const initial = clamp((choosing === 'end' && value.end) || value.start || min, min, max);
  const [focused, setFocused] = useState(initial);
  const [first, setFirst] = useState(firstOf(value.start ?? initial));
  const [pointed, setPointed] = useState<PlainDate>();

  useEffect(() => {
    if (!moveFocus.current) return;
    moveFocus.current = false;
    root.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
  }, [focused]);

  useEffect(() => {
    if (takesFocus) takeFocus(root.current!);
  }, [takesFocus, choosing]);

  useEffect(() => {
    onShow?.(Array.from({ length: months }, (_, index) => addMonths(first, index)));
  }, [onShow, first, months]);

  const shown = Array.from({ length: months }, (_, index) => addMonths(first, index));
  const last = shown.at(-1) ?? first;
  const preview =
    choosing === 'end' && value.start && !value.end && pointed && pointed > value.start;
  const range = preview ? { start: value.start, end: pointed } : value;
  // After the month with the focused day was left, the next Tab must lead into the month that the clicked button has shown.
  const visible = firstOf(focused) >= first && firstOf(focused) <= last;
  const tabbable = visible ? focused : clamp(focused < first ? last : first, min, max);

  const goTo = (day: PlainDate) => {
    const target = clamp(day, min, max);
    moveFocus.current = true;
    setFocused(target);
    if (firstOf(target) < first) setFirst(firstOf(target));
    if (firstOf(target) > last) setFirst(addMonths(firstOf(target), 1 - months));
  };

  // aria-disabled, not disabled: reaching the last month must not drop the focus.
  const turn = (months: 1 | -1, allowed: boolean) => ({
    'aria-disabled': !allowed,
    onClick: () => {
      if (allowed) setFirst(addMonths(first, months));
    },
  });

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- handles events of the day buttons inside, which work by keyboard
    <div
      ref={root}
      className={classes.root}
      data-captions={captionOf ? true : undefined}
      onClick={(event) => {
        const day = dayUnder(event);
        if (!day || day < min || day > max) return;
        setFocused(day);
        onPick(day);
      }}
      onMouseOver={(event) => setPointed(dayUnder(event))}
      onFocus={(event) => setPointed(dayUnder(event))}
      onMouseLeave={() => setPointed(undefined)}
      onKeyDown={(event) => {
        const day = dayUnder(event);
        const target = day && moveDay(day, event.key, event.shiftKey);
        if (!target) return;
        event.preventDefault();
        goTo(target);
      }}
    >
      {shown.map((start, index) => {
        const { year, month } = partsOf(start);
        const titleId = `${id}-${index}`;
        return (
          <div key={index} className={classes.month}>
            <MonthBar
              {...{ texts, titleId, year, month }}
              back={index === 0 ? turn(-1, first > firstOf(min)) : undefined}
              onward={index === months - 1 ? turn(1, last < firstOf(max)) : undefined}
            />
            <CalendarMonth
              {...{ year, month, titleId, texts, range, min, max, tabbable, captionOf }}
              today={props.today}
            />
          </div>
        );
      })}
    </div>
  );
}
