import { z } from 'zod';
import { many } from '../../../../../supplier-wire/xml';
import { idField, instantField, moneyField, regnumField, textField } from '../wire/values';

/** What is read of an order, as the answers to `booking` and `order` tell it. */
export const orderSchema = z.object({
  /** In Latin letters; the one inside is in Cyrillic. */
  '@regnum': regnumField,
  pnr: z.object({
    utc_timelimit: instantField.optional(),
    /** Of all of it: 'not sold', 'being_paid_for', 'ticket', 'cancelled' …; told on request. */
    common_status: z.string().optional(),
    segments: z.object({
      segment: many(z.object({ status: textField })).refine((segments) => segments.length > 0),
    }),
    passengers: z.object({
      passenger: many(z.object({ '@id': idField, surname: z.string(), name: z.string() })),
    }),
    prices: z.object({ variant_total: moneyField('@currency') }),
  }),
  tickinfo: many(
    z.object({
      /** None before it is sold. */
      '@ticknum': z.string().default(''),
      '@accode': z.string().optional(),
      '@pass_id': idField,
      /** 'ticket'; 'not sold' before. */
      '#text': z.string(),
    }),
  ),
});
export type SirenaOrder = z.infer<typeof orderSchema>;

/** With all that was answered of it: where a remark stands in it is not documented. */
export const openedSchema = z
  .unknown()
  .transform((body) => ({ text: JSON.stringify(body ?? null).toUpperCase(), order: body }))
  .pipe(z.object({ text: z.string(), order: orderSchema }));

export const modifiedSchema = z.union([
  z.literal('').transform(() => ({ order: [] })),
  z.object({ order: many(z.object({ regnum: regnumField })) }),
]);

export const costSchema = z.object({ cost: moneyField('@curr') });
/** That it is done, the order tells. */
export const doneSchema = z.unknown();
