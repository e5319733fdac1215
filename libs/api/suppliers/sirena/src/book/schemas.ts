import { z } from 'zod';
import { many } from '@karvon/supply/xml';
import { idField, instantField, moneyField, regnumField, textField } from '../wire/values';

/** The fields read of an order, in the responses to `booking` and `order`. */
export const orderSchema = z.object({
  /** In Latin letters; the number inside `pnr` is in Cyrillic. */
  '@regnum': regnumField,
  pnr: z.object({
    utc_timelimit: instantField.optional(),
    /** The status of the whole order: 'not sold', 'being_paid_for', 'ticket', 'cancelled' …; sent on request. */
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
      /** Absent before the sale. */
      '@ticknum': z.string().default(''),
      '@accode': z.string().optional(),
      '@pass_id': idField,
      /** 'ticket'; 'not sold' before the sale. */
      '#text': z.string(),
    }),
  ),
});
export type SirenaOrder = z.infer<typeof orderSchema>;

/** Keeps the whole response: the place of remarks in it is not documented. */
export const openedSchema = z
  .unknown()
  .transform((body) => ({ text: JSON.stringify(body ?? null).toUpperCase(), order: body }))
  .pipe(z.object({ text: z.string(), order: orderSchema }));

export const modifiedSchema = z.union([
  z.literal('').transform(() => ({ order: [] })),
  z.object({ order: many(z.object({ regnum: regnumField })) }),
]);

export const costSchema = z.object({ cost: moneyField('@curr') });
/** The response is ignored: the order shows whether the change was made. */
export const doneSchema = z.unknown();
