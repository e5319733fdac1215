import type { PlainDate } from '@karvon/calendar';
import { z } from 'zod';
import { readAmount } from '@karvon/money';

/** 'YYYY-MM-DD' as 'dd.MM.yy', the format of all requests. */
export const writeDay = (day: PlainDate): string => day.slice(2).split('-').reverse().join('.');

const isMoment = (text: string): boolean => {
  const at = Date.parse(`${text}:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

/** 'dd.MM.yy' or 'dd.MM.yyyy' */
export const dayField = z
  .string()
  .regex(/^\d\d\.\d\d\.(\d\d)?\d\d$/)
  .transform((text): PlainDate => {
    const [day = '', month = '', year = ''] = text.split('.');
    return `${year.padStart(4, '20')}-${month}-${day}`;
  })
  .refine((day) => isMoment(`${day}T00:00`));

export const timeField = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** 'HH:mm dd.MM.yyyy', always in UTC. */
export const instantField = z
  .string()
  .regex(/^\d\d:\d\d \d\d\.\d\d\.\d{4}$/)
  .transform((text) => {
    const [time = '', day = ''] = text.split(' ');
    return `${day.split('.').reverse().join('-')}T${time}`;
  })
  .refine(isMoment)
  .transform((text) => new Date(`${text}:00Z`));

/** An element's text, with or without attributes. */
export const textField = z.union([
  z.string(),
  z.object({ '#text': z.string() }).transform((element) => element['#text']),
]);

/** '2980.00' in minor units: Sirena always writes two decimals, so a sum without them was cut off. */
export const sumField = textField.transform((text, context) => {
  const amount = /\.\d\d$/.test(text) ? readAmount(text) : null;
  if (amount !== null) return amount;
  context.addIssue({ code: 'custom', message: 'no sum' });
  return z.NEVER;
});

/** Sums with the currency in an attribute of that name. */
export const moneyField = <Name extends '@currency' | '@curr'>(name: Name) =>
  z.object({ [name]: z.string().regex(/^[A-Z]{3}$/), '#text': sumField }).transform((element) => ({
    amount: Number(element['#text']),
    currency: String(element[name]),
  }));

export const idField = z.string().regex(/^\d{1,9}$/);
export const numberField = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number);
export const countField = z
  .string()
  .regex(/^[1-9]$/)
  .transform(Number);
/** In Latin letters, as requested: codes that exist in Cyrillic only are left out. */
export const placeField = z.string().regex(/^[A-Z]{3}$/);
export const carrierField = z.string().regex(/^[A-Z0-9]{2}$/);
export const flightNumberField = z.string().regex(/^\d{1,5}[A-Z]?$/);
export const classField = z.string().regex(/^[A-Z]$/);
/** The locator of an order. */
export const regnumField = z.string().regex(/^[A-Z0-9]{5,8}$/);
