import type { Logger } from 'pino';
import type { z } from 'zod';
import { problem } from '../http/problem';

/** The valid items of a list; a broken item does not discard the others. */
export const readable = <Schema extends z.ZodType>(
  schema: Schema,
  items: readonly unknown[],
): z.output<Schema>[] =>
  items.flatMap((item) => {
    const read = schema.safeParse(item);
    return read.success ? [read.data] : [];
  });

/**
 * Logs how many items of a response were lost.
 * @param what the items, in the plural
 * @throws problem supplier-unavailable when all were: otherwise the visitor would read that nothing is sold
 */
export function reportLost(logger: Logger, what: string, read: number, of: number): void {
  if (read === of) return;
  logger.warn({ lost: of - read, of }, `${what} that could not be read`);
  if (read === 0) throw problem('supplier-unavailable', {}, new Error(`no ${what} can be read`));
}
