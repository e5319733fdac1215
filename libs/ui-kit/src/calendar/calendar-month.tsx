import { useMemo } from 'react';
import type { PlainDate } from '@karvon/calendar';
import { CalendarDay, type DayCaption } from './calendar-day';
import classes from './calendar.module.css';
import { monthWeeks } from './month-weeks';
import type { DayRange } from './pick-day';

/** Formatted texts; names are in tables because browsers do not know Uzbek. */
export interface CalendarTexts {
  /** Twelve names in their standalone form: "March". */
  months: readonly string[];
  /** Seven, Monday first. */
  weekdays: readonly { short: string; long: string }[];
  previousMonth: string;
  nextMonth: string;
  /** The full date in words, for screen readers: "Monday, 9 March 2026". */
  dayLabel: (day: PlainDate) => string;
}

interface CalendarMonthProps {
  year: number;
  month: number;
  titleId: string;
  texts: CalendarTexts;
  range: DayRange;
  min: PlainDate;
  max: PlainDate;
  today: PlainDate | undefined;
  tabbable: PlainDate;
  captionOf: ((day: PlainDate) => DayCaption | undefined) | undefined;
}

function placeIn({ start, end }: DayRange, day: PlainDate) {
  if (day === start) return end && end !== start ? 'start' : 'only';
  if (day === end) return 'end';
  return start && end && day > start && day < end ? 'inside' : undefined;
}

/** One month as a grid. */
export function CalendarMonth(props: CalendarMonthProps) {
  const { year, month, texts, range, min, max, captionOf } = props;
  const weeks = useMemo(() => monthWeeks(year, month), [year, month]);
  return (
    <table role="grid" aria-labelledby={props.titleId} className={classes.grid}>
      <thead>
        <tr>
          {texts.weekdays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long} className={classes.weekday}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          <tr key={row}>
            {week.map((date, column) => {
              if (!date) return <td key={column} className={classes.cell} />;
              const disabled = date < min || date > max;
              const caption = disabled ? undefined : captionOf?.(date);
              return (
                <CalendarDay
                  key={column}
                  date={date}
                  label={texts.dayLabel(date)}
                  caption={caption?.text}
                  captionLabel={caption?.label}
                  tone={caption?.tone}
                  roomy={captionOf !== undefined}
                  place={placeIn(range, date)}
                  disabled={disabled}
                  today={date === props.today}
                  tabbable={date === props.tabbable}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
