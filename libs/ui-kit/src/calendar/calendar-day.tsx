import { memo } from 'react';
import { partsOf, type PlainDate } from '@karvon/calendar';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import classes from './calendar.module.css';

/** A short formatted text under a day, such as the lowest price. */
export interface DayCaption {
  text: string;
  /** The day and the text without abbreviations, for screen readers: "Monday, 9 March, from 250 euros". */
  label?: string;
  /** 'best' marks the best of the shown days, 'good' those almost as good. */
  tone?: 'best' | 'good';
}

interface CalendarDayProps {
  date: PlainDate;
  label: string;
  caption: string | undefined;
  captionLabel: string | undefined;
  tone: DayCaption['tone'];
  /** Reserves the space of a caption that may load later. */
  roomy: boolean;
  place: 'start' | 'end' | 'only' | 'inside' | undefined;
  disabled: boolean;
  today: boolean;
  tabbable: boolean;
}

/** One cell. The grid handles its clicks and keys, so moving the preview renders only the changed cells. */
export const CalendarDay = memo(function CalendarDay(props: CalendarDayProps) {
  const { date, place, caption } = props;
  return (
    <td
      role="gridcell"
      className={classes.cell}
      data-place={place}
      aria-selected={place !== undefined}
    >
      <button
        type="button"
        className={classes.day}
        data-date={date}
        tabIndex={props.tabbable ? 0 : -1}
        aria-label={caption ? undefined : props.label}
        aria-disabled={props.disabled || undefined}
        aria-current={props.today ? 'date' : undefined}
      >
        <span aria-hidden={caption ? true : undefined}>{partsOf(date).day}</span>
        {caption ? (
          <>
            {/* An aria-label would have to repeat the caption word for word, so the content is the name. */}
            <VisuallyHidden>{props.captionLabel ?? `${props.label}, `}</VisuallyHidden>
            <span
              className={classes.caption}
              data-tone={props.tone}
              aria-hidden={props.captionLabel ? true : undefined}
            >
              {caption}
            </span>
          </>
        ) : props.roomy ? (
          <span className={classes.caption} />
        ) : null}
      </button>
    </td>
  );
});
