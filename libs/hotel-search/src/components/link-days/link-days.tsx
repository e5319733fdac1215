import { maxNights } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { Notice } from '@karvon/ui-kit';
import { nightsOf, parseDays, type Stay } from '../../model/stay';
import { linkDaysMessages as m } from './link-days.messages';

interface LinkDaysProps {
  params: URLSearchParams;
  /** What is shown. */
  stay: Stay;
}

/** Says what is shown in the place of days in the address that are over or too many; nothing when they are shown. */
export function LinkDays({ params, stay }: LinkDaysProps) {
  const intl = useIntl();
  const format = useFormat();
  const requested = parseDays(params);
  if (!requested) return null;
  const dates = format.range(stay.arrival, stay.departure);
  const day = format.date(requested.arrival);
  return (
    <>
      {requested.arrival < stay.arrival ? (
        <Notice tone="warn">{intl.formatMessage(m.past, { day, dates })}</Notice>
      ) : null}
      {nightsOf(requested) > maxNights ? (
        <Notice tone="warn">{intl.formatMessage(m.tooLong, { dates })}</Notice>
      ) : null}
    </>
  );
}
