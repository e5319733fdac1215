import { useMemo } from 'react';
import { calendarMessages } from './calendar.messages';
import { capitalised } from './format/words';
import { useFormat } from './use-format';
import { useIntl } from './use-intl';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The texts of a calendar in the visitor's language, for its `calendarTexts`. */
export function useCalendarTexts() {
  const intl = useIntl();
  const format = useFormat();
  return useMemo(
    () => ({
      months: upTo(12).map((month) => capitalised(format.monthName(month))),
      weekdays: upTo(7).map((day) => ({
        short: format.weekdayName(day, 'short'),
        long: format.weekdayName(day),
      })),
      previousMonth: intl.formatMessage(calendarMessages.previous),
      nextMonth: intl.formatMessage(calendarMessages.next),
      dayLabel: (day: Parameters<typeof format.date>[0]) => format.date(day, 'full'),
    }),
    [intl, format],
  );
}
