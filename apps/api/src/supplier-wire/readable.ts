import type { z } from 'zod';

/** The valid items of a list; a broken item does not discard the others. */
export const readable = <Schema extends z.ZodType>(
  schema: Schema,
  items: readonly unknown[],
): z.output<Schema>[] =>
  items.flatMap((item) => {
    const read = schema.safeParse(item);
    return read.success ? [read.data] : [];
  });
