import type { Logger } from 'pino';
import type { z } from 'zod';
import { problem } from '@karvon/platform/http/problem';
import type { Tally } from '@karvon/platform/parties/port';

/** The field that cannot be read, 'payment.amount', without the numbers of list items. */
export const unreadableField = ({ issues: [first] }: z.ZodError): string =>
  (first?.path ?? []).filter((part) => typeof part === 'string').join('.') || 'whole';

/** The valid items of a list; a broken item does not discard the others. */
export const readable = <Schema extends z.ZodType>(
  schema: Schema,
  items: readonly unknown[],
  tally?: Tally,
): z.output<Schema>[] =>
  items.flatMap((item) => {
    const read = schema.safeParse(item);
    if (read.success) return [read.data];
    tally?.('unreadable', unreadableField(read.error));
    return [];
  });

/** The items that we sell. Each item is counted, one that we do not sell with the reason. */
export const soldOf = <Item extends object>(
  items: readonly (Item | string)[],
  tally?: Tally,
): Item[] =>
  items.flatMap((item) => {
    if (typeof item === 'string') tally?.('not-sold', item);
    else tally?.('read');
    return typeof item === 'string' ? [] : [item];
  });

/**
 * Logs how many items of a response were lost.
 * @param what the name of the items, in the plural
 * @throws problem supplier-unavailable when all were: otherwise the visitor would read that nothing is sold
 */
export function reportLost(logger: Logger, what: string, read: number, of: number): void {
  if (read === of) return;
  logger.warn({ lost: of - read, of }, `${what} that could not be read`);
  if (read === 0) throw problem('supplier-unavailable', {}, new Error(`no ${what} can be read`));
}
