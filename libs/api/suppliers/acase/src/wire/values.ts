import type { PlainDate } from '@karvon/calendar';
import { z } from 'zod';
import { readAmount } from '@karvon/money';

/** 'YYYY-MM-DD' as 'dd.MM.yyyy'. */
export const writeDay = (day: PlainDate): string => day.split('-').reverse().join('.');

const isDay = (day: string): boolean => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
};

/** 'dd.MM.yyyy' */
export const dayField = z
  .string()
  .regex(/^\d\d\.\d\d\.\d{4}$/)
  .transform((text): PlainDate => text.split('.').reverse().join('-'))
  .refine(isDay);

/** 'dd.MM.yyyy HH:mm' as 'YYYY-MM-DDTHH:mm', without a time zone. */
export const momentField = z
  .string()
  .regex(/^\d\d\.\d\d\.\d{4} ([01]\d|2[0-3]):[0-5]\d$/)
  .transform((text) => {
    const [day = '', time = ''] = text.split(' ');
    return `${day.split('.').reverse().join('-')}T${time}`;
  })
  .refine((moment) => isDay(moment.slice(0, 10)));

/** '2980.00' in minor units. */
export const sumField = z.string().transform((text, context) => {
  const amount = readAmount(text);
  if (amount !== null) return amount;
  context.addIssue({ code: 'custom', message: 'no sum' });
  return z.NEVER;
});

export const codeField = z.string().regex(/^\d{1,12}$/);
export const countField = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number);
/** A number that is often left empty. */
export const maybeCount = z
  .string()
  .optional()
  .transform((text) => (text && /^\d{1,5}$/.test(text) ? Number(text) : null));

/** 1 is yes, 2 is no. */
export const yesNo = z
  .object({ '@Code': z.enum(['1', '2']) })
  .transform((one) => one['@Code'] === '1');

export const coded = z.object({ '@Code': codeField, '@Name': z.string().default('') });

export const positionField = z
  .object({ '@Latitude': z.coerce.number(), '@Longitude': z.coerce.number() })
  .transform((at) => ({ latitude: at['@Latitude'], longitude: at['@Longitude'] }))
  .refine(
    ({ latitude, longitude }) =>
      Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0),
  );

/** An element that may be empty: `<Amenities/>` is read as ''. */
export const orEmpty = <Schema extends z.ZodObject>(schema: Schema) =>
  z.preprocess((value) => (value === undefined || value === '' ? {} : value), schema);
