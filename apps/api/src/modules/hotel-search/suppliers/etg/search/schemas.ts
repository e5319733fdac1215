import { z } from 'zod';
import { roomKindSchema } from '../dictionary/schemas';
import { currencyField, idField, momentField, sumField } from '../wire/values';

const policy = z.object({
  start_at: momentField.nullable(),
  end_at: momentField.nullable(),
  amount_charge: sumField,
});

/** What cancelling costs, period by period. The moment until which it is free must be where its period ends. */
const penalties = z
  .object({
    policies: z.array(policy).min(1),
    free_cancellation_before: momentField.nullable(),
  })
  .refine(({ policies, free_cancellation_before: until }) => {
    const free = policies.filter(({ amount_charge: amount }) => amount === 0);
    return until === null ? free.length === 0 : free.at(-1)?.end_at === until;
  });
export type EtgPenalties = z.output<typeof penalties>;

const payment = z.object({
  type: z.enum(['deposit', 'hotel', 'now']),
  amount: sumField.refine((sum) => sum > 0),
  currency_code: currencyField,
  tax_data: z
    .object({
      taxes: z
        .array(
          z.object({
            name: z.string(),
            included_by_supplier: z.boolean(),
            amount: sumField,
            currency_code: currencyField,
          }),
        )
        .nullish(),
    })
    .nullish(),
  cancellation_penalties: penalties,
});
export type EtgPayment = z.output<typeof payment>;

/** A kind of room at a price for the whole party and stay. */
export const rateSchema = z
  .object({
    book_hash: z.string().min(1).max(256).nullish(),
    meal: z.string().nullish(),
    meal_data: z.object({
      value: z.string().regex(/^[a-z0-9-]{1,40}$/),
      has_breakfast: z.boolean(),
      no_child_meal: z.boolean(),
    }),
    payment_options: z.object({ payment_types: z.array(payment).min(1) }),
    rg_ext: roomKindSchema,
    room_name: z.string().min(1),
    allotment: z.number().int().min(0).nullish(),
    any_residency: z.boolean(),
    is_package: z.boolean().default(false),
  })
  // The meal is told twice; a response that contradicts itself is not believed.
  .refine(({ meal, meal_data: { value } }) => (meal ?? value) === value);
export type EtgRate = z.output<typeof rateSchema>;

/** Hotels with unchecked rates; `readable` later leaves out the broken ones. */
export const foundSchema = z.object({
  hotels: z.array(z.object({ hid: idField, rates: z.array(z.unknown()) })),
});
