import { z } from 'zod';
import { readAmount } from '@karvon/money';

/** '2980.00' in minor units. */
export const sumField = z.string().transform((text, context) => {
  const amount = readAmount(text);
  if (amount !== null) return amount;
  context.addIssue({ code: 'custom', message: 'no sum' });
  return z.NEVER;
});

export const currencyField = z.string().regex(/^[A-Z]{3}$/);

export const moneyField = z.object({ amount: sumField, currency_code: currencyField });

/** '2026-10-11T20:00:00', always in UTC, in milliseconds since 1970. */
export const momentField = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
  .transform((text) => Date.parse(`${text}Z`))
  .refine((moment) => !Number.isNaN(moment));

/** The numeric id of a hotel or a region. */
export const idField = z.number().int().min(1).max(9_999_999_999).transform(String);

/** '15:00:00' as '15:00'; null for a time that is not told. */
export const clockField = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)
  .transform((text) => text.slice(0, 5))
  .nullable()
  .catch(null);

/** A text that is often empty or absent. */
export const maybeText = z
  .string()
  .nullish()
  .catch('')
  .transform((text) => text ?? '');
