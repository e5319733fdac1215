import type { Condition, Slice } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { fareEndMessages } from './fare-end.messages';

/** The UTC offset in minutes of a local time that carries it. */
function utcOffset(local: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(local) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/**
 * The time until which a condition of a fare holds, or null: 'до 5 января, 10:15 (время города вылета)'. It is in the
 * local time of the first departure, like the times beside it. A separate hook, because lists of offers show conditions
 * without it.
 */
export function useFareEnd(slices: readonly Slice[]): (term: Condition) => string | null {
  const intl = useIntl();
  const format = useFormat();
  const offset = utcOffset(slices[0]?.segments[0]?.departingAt ?? '');
  return ({ until }) =>
    until && intl.formatMessage(fareEndMessages.until, { moment: format.instant(until, offset) });
}
