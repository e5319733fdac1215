import { IconButton } from '../icon-button/icon-button';
import { ChevronLeft, ChevronRight } from '../icons/icons.exports';
import type { CalendarTexts } from './calendar-month';
import classes from './calendar.module.css';

interface TurnButton {
  'aria-disabled': boolean;
  onClick: () => void;
}

interface MonthBarProps {
  texts: CalendarTexts;
  titleId: string;
  year: number;
  /** 1 to 12. */
  month: number;
  /** The button to the previous month; only the first month has it. */
  back: TurnButton | undefined;
  /** The button to the next month; only the last month has it. */
  onward: TurnButton | undefined;
}

/** The name of a month, and the buttons to the previous and next one. */
export function MonthBar({ texts, titleId, year, month, back, onward }: MonthBarProps) {
  return (
    <div className={classes.bar}>
      {back ? <IconButton label={texts.previousMonth} icon={<ChevronLeft />} {...back} /> : null}
      <span id={titleId} className={classes.title} aria-live="polite">
        {`${texts.months[month - 1]} ${year}`}
      </span>
      {onward ? <IconButton label={texts.nextMonth} icon={<ChevronRight />} {...onward} /> : null}
    </div>
  );
}
