import { useFormat, useIntl } from '@karvon/i18n';
import { dayWord } from '../../model/travel-day';
import { dayMessages as m } from './travel-day.messages';

/** A local time with its offset as «сегодня, 14:20», or with its date. */
export function useDayTime(now: number) {
  const intl = useIntl();
  const format = useFormat();
  return (localTime: string) =>
    intl.formatMessage(m.when, {
      day: dayWord(localTime, now),
      time: format.time(localTime),
      at: format.dateTime(localTime),
    });
}
