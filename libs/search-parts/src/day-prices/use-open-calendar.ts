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

const noCaptions = { captionOf: () => undefined };

/** What a date field shows, for prices that load once it is open, and the captions that they make. */
export function useOpenCalendar() {
  const [view, setView] = useState<CalendarView>();
  const [{ captionOf }, setCaptions] = useState<{ captionOf: CaptionOf }>(noCaptions);
  const show = useCallback(([firstMonth]: PlainDate[], choosing: CalendarView['choosing']) => {
    if (firstMonth) setView({ firstMonth, choosing });
  }, []);
  return { view, show, captionOf, setCaptions };
}
