import { z } from 'zod';
import { many } from '../../../../../supplier-wire/xml';
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

/** What is read of prices, and no more. */

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

/** Of all passengers of a category, on one flight. */
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
      /** What the text of the rules is called by. */
      '@remark': z.string().optional(),
      /** A fare of several flights: told whole on each of them, and counted in the first total alone. */
      '@unpoundable': z.string().optional(),
      '#text': sumField,
    }),
    tax: many(sumField),
    total: sumField,
    /** What the text of the rules is found by; sent back as it is. */
    upt: z.unknown().optional(),
  })
  .refine(({ fare, tax, total }) => {
    const taxes = tax.reduce((sum, one) => sum + one, 0);
    return fare['@unpoundable'] === 'true' ? taxes <= total : fare['#text'] + taxes === total;
  }, 'fare and taxes are not the total');
export type SirenaPrice = z.infer<typeof price>;

/** Flights that one price is for; more groups are other flights at the same price. */
export const groupSchema = z.object({
  '@utc_timelimit': instantField.optional(),
  flight: many(
    z.object({
      '@id': idField,
      /** Its place in the journey, from 0; its prices have the same number. */
      '@num': numberField,
      /** Its place in the requested direction: 0 begins one. */
      '@oSegmentPartNum': numberField,
      '@subclass': classField,
      '@baseclass': z.string().optional(),
    }),
  ).refine((flights) => flights.length > 0),
});

const variant = z
  .object({
    flights: many(z.unknown()),
    /** Prices of the flight with this number. */
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

/** Variants, their groups and flights are read one by one: one that cannot be read must not lose the others. */
export const pricingSchema = z.union([
  z.literal('').transform(() => ({ variant: [], flight: [] })),
  z.object({ variant: many(z.unknown()), flight: many(z.unknown()) }),
]);
export const variantSchema = variant;
export const flightSchema = flight;

export const fareRemarkSchema = z.object({ remark: textField.pipe(z.string().min(1)) });
