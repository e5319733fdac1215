import { minorDigits, readAmount } from '@karvon/money';
import { z } from 'zod';
import { roomKindSchema } from '../dictionary/schemas';
import { currencyField, idField, momentField, sumField } from '../wire/values';

const policy = z.object({
  start_at: momentField.nullable(),
  end_at: momentField.nullable(),
  amount_charge: sumField,
});

interface Penalties {
  policies: z.output<typeof policy>[];
  free_cancellation_before: number | null;
}

/** The moment until which cancelling is free must be where a free period ends, and without it no period is free. */
const agree = ({ policies, free_cancellation_before: until }: Penalties): boolean => {
  const free = policies.filter(({ amount_charge: amount }) => amount === 0);
  return until === null ? free.length === 0 : free.some(({ end_at: end }) => end === until);
};

/** What cancelling costs, period by period; without periods where they are not told or contradict themselves. */
const penalties = z
  .object({
    policies: z
      .array(policy)
      .nullish()
      .transform((told) => told ?? []),
    free_cancellation_before: momentField.nullish().transform((told) => told ?? null),
  })
  .transform((told): Penalties =>
    agree(told) ? told : { policies: [], free_cancellation_before: null },
  );
export type EtgPenalties = z.output<typeof penalties>;

/** A tax or a fee, in minor units of its own currency; one that does not say so is in no price. */
export const taxSchema = z
  .object({
    name: z.string().default(''),
    included_by_supplier: z.boolean().default(false),
    amount: z.string(),
    currency_code: currencyField,
  })
  .transform(({ amount: text, currency_code: currency, ...tax }, context) => {
    const amount = readAmount(text, minorDigits(currency));
    if (amount !== null) return { ...tax, sum: { amount, currency } };
    context.addIssue({ code: 'custom', message: 'no sum', path: ['amount'] });
    return z.NEVER;
  });

const payment = z.object({
  type: z.literal('deposit'),
  amount: sumField.refine((sum) => sum > 0),
  currency_code: currencyField,
  tax_data: z.object({ taxes: z.array(taxSchema).nullish() }).nullish(),
  cancellation_penalties: penalties,
});
export type EtgPayment = z.output<typeof payment>;

const isDeposit = (told: unknown): boolean =>
  typeof told === 'object' && told !== null && 'type' in told && told.type === 'deposit';

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
    /** The ways to pay that we use; what the others look like does not matter. */
    payment_options: z.object({
      payment_types: z.preprocess(
        (told) => (Array.isArray(told) ? told.filter(isDeposit) : told),
        z.array(payment),
      ),
    }),
    rg_ext: roomKindSchema,
    room_name: z.string().min(1),
    allotment: z.number().int().min(0).nullish(),
    /** Where it is not told, the rate counts as one for guests of some countries only. */
    any_residency: z.boolean().default(false),
    is_package: z.boolean().default(false),
  })
  // The meal is told twice; a response that contradicts itself is not believed.
  .refine(({ meal, meal_data: { value } }) => (meal ?? value) === value);
export type EtgRate = z.output<typeof rateSchema>;

/** Hotels with unchecked rates; `readable` later leaves out the broken ones. */
export const foundSchema = z.object({
  hotels: z.array(z.object({ hid: idField, rates: z.array(z.unknown()) })),
});
