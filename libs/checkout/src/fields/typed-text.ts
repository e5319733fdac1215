import { z } from 'zod';

/** Why a field is refused in any booking; each form adds its own. */
export type CommonRule = 'required' | 'phone' | 'email' | 'consent';

/**
 * Text that `read` understands, trimmed first. What it refuses goes on as typed, so that one bad field does not hide what is
 * wrong with the others.
 * @param broken the rule a text breaks that is not understood; an empty one is `required`
 */
export function typedText<Value extends string>(
  read: (text: string) => Value | null,
  broken: string,
) {
  return z.string().transform((typed, context) => {
    const text = typed.trim();
    const value = read(text);
    if (value !== null) return value;
    const message = text === '' ? ('required' satisfies CommonRule) : broken;
    context.addIssue({ code: 'custom', message, continue: true });
    return text as Value;
  });
}

/** A reader of texts that fit as they are. */
export const passes = (schema: z.ZodType<string>) => (text: string) =>
  schema.safeParse(text).success ? text : null;
