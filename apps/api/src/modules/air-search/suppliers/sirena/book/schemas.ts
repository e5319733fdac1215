import { z } from 'zod';
import { many } from '../../../../../supplier-wire/xml';
import { instantField, moneyField, numberField, regnumField, textField } from '../wire/values';

/** What is read of an order, as the answers to `booking` and `order` tell it. */
export const orderSchema = z.object({
  /** In Latin letters; the one inside is in Cyrillic. */
  '@regnum': regnumField,
  pnr: z.object({
    utc_timelimit: instantField.optional(),
    segments: z.object({
      segment: many(z.object({ status: textField })).refine((segments) => segments.length > 0),
    }),
    passengers: z.object({
      passenger: many(z.object({ '@id': numberField, surname: z.string(), name: z.string() })),
    }),
    prices: z.object({ variant_total: moneyField('@currency') }),
  }),
  tickinfo: many(
    z.object({
      '@ticknum': z.string(),
      '@accode': z.string().optional(),
      '@pass_id': numberField,
    }),
  ),
});
export type SirenaOrder = z.infer<typeof orderSchema>;

/** With all that was answered of it: where a remark stands in it is not documented. */
export const openedSchema = z
  .unknown()
  .transform((body) => ({ told: JSON.stringify(body ?? null).toUpperCase(), order: body }))
  .pipe(z.object({ told: z.string(), order: orderSchema }));

export const modifiedSchema = z.union([
  z.literal('').transform(() => ({ order: [] })),
  z.object({ order: many(z.object({ '@regnum': regnumField })) }),
]);

export const costSchema = z.object({ cost: moneyField('@curr') });
/** That it is done, the order tells. */
export const doneSchema = z.unknown();
