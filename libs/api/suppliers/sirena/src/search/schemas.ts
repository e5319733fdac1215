import { z } from 'zod';
import { many } from '@karvon/supply/xml';
import {
  carrierField,
  classField,
  countField,
  dayField,
  flightNumberField,
  idField,
  instantField,
  moneyField,
  numberField,
  placeField,
  sumField,
  textField,
  timeField,
} from '../wire/values';

/** The fields of prices that we read. */

const placeWithTerminal = z.union([
  placeField.transform((code) => ({ code, terminal: null })),
  z
    .object({ '#text': placeField, '@terminal': z.string().optional() })
    .transform((place) => ({ code: place['#text'], terminal: place['@terminal'] || null })),
]);

const flight = z.object({
  '@id': idField,
  company: carrierField,
  num: flightNumberField,
  operating_company: carrierField.optional(),
  origin: placeWithTerminal,
  destination: placeWithTerminal,
  deptdate: textField.pipe(dayField),
  depttime: textField.pipe(timeField),
  arrvdate: textField.pipe(dayField),
  arrvtime: textField.pipe(timeField),
  airplane: textField.optional(),
});
export type SirenaFlight = z.infer<typeof flight>;

/** For all passengers of a category, on one flight. */
const price = z
  .object({
    '@code': z.string().regex(/^[A-Z]{3}$/),
    /** The category as it was requested. */
    '@orig_code': z.string(),
    '@count': countField.default(1),
    '@currency': z.string(),
    '@baggage': z.string().optional(),
    '@brand': z.string().max(30).default(''),
    '@validating_company': carrierField.optional(),
    fare: z.object({
      '@code': z.string().min(1).max(20),
      /** The name of the rules' text. */
      '@remark': z.string().optional(),
      /** Marks a fare of several flights: its whole sum stands on each flight, and counts only in the first total. */
      '@unpoundable': z.string().optional(),
      '#text': sumField,
    }),
    tax: many(sumField),
    total: sumField,
    /** The key to the rules' text; sent back unchanged. */
    upt: z.unknown().optional(),
  })
  .refine(({ fare, tax, total }) => {
    const taxes = tax.reduce((sum, one) => sum + one, 0);
    return fare['@unpoundable'] === 'true' ? taxes <= total : fare['#text'] + taxes === total;
  }, 'fare and taxes are not the total');
export type SirenaPrice = z.infer<typeof price>;

/** Flights with one price; another group is other flights at the same price. */
export const groupSchema = z.object({
  '@utc_timelimit': instantField.optional(),
  flight: many(
    z.object({
      '@id': idField,
      /** The position in the journey, from 0; its prices have the same number. */
      '@num': numberField,
      /** The position in the requested slice: 0 begins one. */
      '@oSegmentPartNum': numberField,
      '@subclass': classField,
      '@baseclass': z.string().optional(),
    }),
  ).refine((flights) => flights.length > 0),
});

const variant = z
  .object({
    flights: many(z.unknown()),
    /** The prices of the flight with this number. */
    direction: many(
      z.object({ '@num': numberField, price: many(price).refine((all) => all.length > 0) }),
    ),
    variant_total: moneyField('@currency'),
  })
  .refine(
    ({ direction, variant_total: total }) =>
      total.amount ===
      direction.flatMap((one) => one.price).reduce((sum, one) => sum + one.total, 0),
    'the prices are not the total',
  )
  .refine(
    ({ direction, variant_total: total }) =>
      direction.every((one) => one.price.every((sold) => sold['@currency'] === total.currency)),
    'more than one currency',
  );
export type SirenaVariant = z.infer<typeof variant>;
export type SirenaGroup = z.infer<typeof groupSchema>;

/** Variants, their groups and flights are read one by one: an unreadable one must not lose the others. */
export const pricingSchema = z.union([
  z.literal('').transform(() => ({ variant: [], flight: [] })),
  z.object({ variant: many(z.unknown()), flight: many(z.unknown()) }),
]);
export const variantSchema = variant;
export const flightSchema = flight;

export const fareRemarkSchema = z.object({ remark: textField.pipe(z.string().min(1)) });
