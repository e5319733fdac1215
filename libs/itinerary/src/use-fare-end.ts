import { conditionEnd, type Condition, type Slice } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { fareEndMessages } from './fare-end.messages';
import type { TextSource } from './text-source';

/** 'до 5 января, 10:15 (время города вылета)'; null without an end. */
export const describeFareEnd = (
  end: string | null,
  { format, intl }: Pick<TextSource, 'format' | 'intl'>,
): string | null =>
  end && intl.formatMessage(fareEndMessages.until, { moment: format.dateTime(end) });

/**
 * The time until which a condition of a fare holds, or null. It is in the local time of the first departure, like the times beside
 * it. A separate hook, because lists of offers show conditions without it.
 */
export function useFareEnd(slices: readonly Slice[]): (term: Condition) => string | null {
  const intl = useIntl();
  const format = useFormat();
  return (term) => describeFareEnd(conditionEnd(term, slices), { format, intl });
}
