import { useMemo } from 'react';
import { useFormat, useIntl } from '@karvon/i18n';
import type { CalendarTexts } from '@karvon/ui-kit';
import { datesMessages } from './stay-dates.messages';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The calendar's words in the page's language. */
export function useCalendarTexts(): CalendarTexts {
  const intl = useIntl();
  const format = useFormat();
  return useMemo(
    () => ({
      months: upTo(12).map((month) => capitalised(format.monthName(month))),
      weekdays: upTo(7).map((day) => ({
        short: format.weekdayName(day, 'short'),
        long: format.weekdayName(day),
      })),
      previousMonth: intl.formatMessage(datesMessages.previous),
      nextMonth: intl.formatMessage(datesMessages.next),
      dayLabel: (day) => format.date(day, 'full'),
    }),
    [intl, format],
  );
}
