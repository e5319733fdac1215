import type { Condition, Slice } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { fareEndMessages } from './fare-end.messages';

/** Minutes ahead of UTC of a local time with its offset. */
function utcOffset(local: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(local) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/**
 * Until when a term of a fare holds, or null: 'до 5 января, 10:15 (время города вылета)'. By the clock of the first
 * departure: beside its time, any other would look wrong. Apart from the facts, which lists of offers show without it.
 */
export function useFareEnd(slices: readonly Slice[]): (term: Condition) => string | null {
  const intl = useIntl();
  const format = useFormat();
  const offset = utcOffset(slices[0]?.segments[0]?.departingAt ?? '');
  return ({ until }) =>
    until && intl.formatMessage(fareEndMessages.until, { moment: format.instant(until, offset) });
}
