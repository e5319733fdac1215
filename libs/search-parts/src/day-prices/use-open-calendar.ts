import { useCallback, useState } from 'react';
import type { PlainDate } from '@karvon/calendar';
import type { DayCaption } from '@karvon/ui-kit';

/** The state of an open calendar. */
export interface CalendarView {
  /** The first day of the first month shown. */
  firstMonth: PlainDate;
  choosing: 'start' | 'end';
}

export type CaptionOf = (day: PlainDate) => DayCaption | undefined;

/** What code that loads with an open calendar is told, and how it gives captions to the days. */
export interface CalendarPrices {
  /** Undefined until the calendar is open. */
  view: CalendarView | undefined;
  /** Called with the captions of the days, whenever they change. */
  onCaptions: (captions: () => CaptionOf) => void;
}

const noCaption: CaptionOf = () => undefined;

/** Prices below the days of a date field: props for the `field`, and for the code that asks for `prices` once it is open. */
export function useOpenCalendar() {
  const [view, setView] = useState<CalendarView>();
  const [captionOf, onCaptions] = useState<CaptionOf>(() => noCaption);
  const onShow = useCallback(
    ([firstMonth]: PlainDate[], choosing: CalendarView['choosing']) =>
      setView({ firstMonth: firstMonth!, choosing }),
    [],
  );
  const prices: CalendarPrices = { view, onCaptions };
  return { field: { captionOf, onShow }, prices };
}
