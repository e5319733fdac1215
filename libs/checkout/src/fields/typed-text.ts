import { visibleText } from '@karvon/name-spelling';
import { z } from 'zod';

/** The broken rule of a field in any booking; each form adds its own. */
export type CommonRule = 'required' | 'phone' | 'email' | 'consent';

/**
 * A text that `read` can parse, without invisible characters and outer spaces. A text it refuses is passed on cleaned as well, so
 * that one wrong field does not hide errors of the others.
 * @param broken the rule reported for a text that cannot be parsed; an empty text is `required`
 */
export function typedText<Value extends string>(
  read: (text: string) => Value | null,
  broken: string,
) {
  return z.string().transform((typed, context) => {
    const text = visibleText(typed).trim();
    const value = read(text);
    if (value !== null) return value;
    const message = text === '' ? ('required' satisfies CommonRule) : broken;
    context.addIssue({ code: 'custom', message, continue: true });
    return text as Value;
  });
}

/** A `read` function that accepts texts of the schema unchanged. */
export const passes = (schema: z.ZodType<string>) => (text: string) =>
  schema.safeParse(text).success ? text : null;
