import { z } from 'zod';
import { many } from '../../../../../supplier-wire/xml';
import {
  carrierField,
  classField,
  countField,
  dayField,
  flightNumberField,
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
  '@id': numberField,
  company: carrierField,
  num: flightNumberField,
  operating_company: carrierField.optional(),
  origin: placeWithTerminal,
  destination: placeWithTerminal,
  deptdate: dayField,
  depttime: timeField,
  arrvdate: dayField,
  arrvtime: timeField,
  airplane: textField.optional(),
});
export type SirenaFlight = z.infer<typeof flight>;

/** Of a passenger, or of `count` ones that pay the same, in one direction. */
const price = z
  .object({
    '@code': z.string(),
    /** The category as it was requested. */
    '@orig_code': z.string().optional(),
    '@count': countField.default(1),
    '@currency': z.string(),
    '@baggage': z.string().optional(),
    '@brand': z.string().max(40).default(''),
    '@validating_company': carrierField,
    fare: z.object({ '@code': z.string().min(1).max(20), '#text': sumField }),
    tax: many(sumField),
    total: sumField,
    /** What the text of the fare's rules is found by; sent back as it is. */
    upt: z.unknown().optional(),
  })
  .refine(
    ({ fare, tax, total }) => tax.reduce((sum, one) => sum + one, fare['#text']) === total,
    'fare and taxes are not the total',
  );
export type SirenaPrice = z.infer<typeof price>;

/** Flights that one price is for; more groups are other flights at the same price. */
const flightGroup = z.object({
  '@utc_timelimit': instantField.optional(),
  flight: many(
    z.object({
      '@id': numberField,
      /** Its direction. */
      '@num': countField,
      '@subclass': classField,
      '@baseclass': z.string().optional(),
    }),
  ).refine((flights) => flights.length > 0),
});

const variant = z
  .object({
    flights: many(flightGroup),
    direction: many(z.object({ '@num': countField, price: many(price) })).refine(
      (directions) => directions.length > 0,
    ),
    variant_total: moneyField('@currency'),
  })
  .refine(
    ({ direction, variant_total: total }) =>
      total.amount ===
      direction
        .flatMap((one) => one.price)
        .reduce((sum, one) => sum + one.total * one['@count'], 0),
    'the prices are not the total',
  )
  .refine(
    ({ direction, variant_total: total }) =>
      direction.every((one) => one.price.every((sold) => sold['@currency'] === total.currency)),
    'more than one currency',
  );
export type SirenaVariant = z.infer<typeof variant>;

/** Variants and flights are read one by one: one that cannot be read must not lose the others. */
export const pricingSchema = z.union([
  z.literal('').transform(() => ({ variant: [], flight: [] })),
  z.object({ variant: many(z.unknown()), flight: many(z.unknown()) }),
]);
export const variantSchema = variant;
export const flightSchema = flight;

export const fareRemarkSchema = z.object({ remark: textField.pipe(z.string().min(1)) });
