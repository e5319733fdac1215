import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { clsx } from 'clsx';
import type { PlainDate } from '@karvon/calendar';
import { Button } from '../button/button';
import type { DayCaption } from '../calendar/calendar-day';
import type { CalendarTexts } from '../calendar/calendar-month';
import { LazyCalendar, preloadCalendar } from '../calendar/lazy-calendar';
import { pickDay, type DayRange, type RangeEnd } from '../calendar/pick-day';
import type { FieldTexts } from '../field/field';
import { Popover } from '../popover/popover';
import { DateButton } from './date-button';
import classes from './date-field.module.css';

interface DateFieldEnd extends FieldTexts {
  placeholder: string;
  labelHidden?: boolean;
}

export interface DateFieldProps {
  /**
   * How often another field has moved the visitor on to this one. Each time the calendar opens, with the focus on its first day.
   */
  requested?: number | undefined;
  /** The first day, or the only one. */
  start: DateFieldEnd;
  /** The last day; without it, the field asks for one day only. */
  end?: DateFieldEnd;
  value: DayRange;
  onChange: (value: DayRange) => void;
  min: PlainDate;
  max: PlainDate;
  today?: PlainDate;
  captionOf?: (day: PlainDate) => DayCaption | undefined;
  /** Called when the visitor is about to open the calendar, so that its data can load. */
  onIntent?: () => void;
  /** Called with the state of the open calendar: the first days of its months, and which end is being chosen. */
  onShow?: (months: PlainDate[], choosing: RangeEnd) => void;
  /** Formats a day for the closed field: "9 Mar, Mon". */
  dayText: (day: PlainDate) => string;
  calendarTexts: CalendarTexts;
  /** Names the panel and heads the sheet on a phone. */
  title: string;
  closeLabel: string;
  doneLabel: string;
  /** Content under the calendar, such as a note on the prices shown. */
  footnote?: ReactNode;
  /** The edge of the fields that the panel aligns with on a wide screen; it stays within the window. */
  align?: 'start' | 'end';
}

/** One day, or a first and a last day, chosen in one calendar. */
export function DateField(props: DateFieldProps) {
  const { start, end, value, onChange, dayText, onIntent, requested } = props;
  const [choosing, setChoosing] = useState<RangeEnd>();
  const close = () => setChoosing(undefined);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!requested) return;
    first.current?.focus();
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the opening panel returns the focus to the element that had it
    setChoosing('start');
  }, [requested]);

  const pick = (day: PlainDate) => {
    if (!end) {
      onChange({ start: day });
      close();
      return;
    }
    const { range, next } = pickDay(value, choosing ?? 'start', day);
    onChange(range);
    setChoosing(next === 'nothing' ? undefined : next);
  };

  const buttonFor = (which: RangeEnd, texts: DateFieldEnd) => {
    const day = value[which];
    return (
      <DateButton
        {...texts}
        ref={which === 'start' ? first : null}
        text={day && dayText(day)}
        expanded={choosing === which}
        onPress={() => setChoosing(choosing === which ? undefined : which)}
        onIntent={() => {
          void preloadCalendar();
          onIntent?.();
        }}
      />
    );
  };

  return (
    <Popover
      open={choosing !== undefined}
      onClose={close}
      title={props.title}
      closeLabel={props.closeLabel}
      align={props.align ?? 'start'}
      trigger={
        <div className={clsx(classes.ends, end && classes.pair)}>
          {buttonFor('start', start)}
          {end ? buttonFor('end', end) : null}
        </div>
      }
      footer={<Button onClick={close}>{props.doneLabel}</Button>}
    >
      <CalendarInPanel {...props} choosing={choosing ?? 'start'} onPick={pick} />
      {props.footnote ? <div className={classes.footnote}>{props.footnote}</div> : null}
    </Popover>
  );
}

type InPanelProps = DateFieldProps & {
  choosing: RangeEnd;
  onPick: (day: PlainDate) => void;
};

function CalendarInPanel(props: InPanelProps) {
  const { value, onPick, min, max, today, captionOf, calendarTexts, onShow } = props;
  const choosing = props.end ? props.choosing : 'start';
  const show = useCallback((shown: PlainDate[]) => onShow?.(shown, choosing), [onShow, choosing]);
  return (
    <LazyCalendar
      {...{ value, onPick, min, max, today, captionOf, choosing }}
      onShow={show}
      takesFocus
      texts={calendarTexts}
    />
  );
}
