import { z } from 'zod';
import { currencyField, momentField, moneyField, sumField } from '../wire/values';

const orderSchema = z.object({
  order_id: z.number().int().min(1),
  partner_data: z.object({ order_id: z.string().min(1) }),
  /** Any word: ETG names five, and one that it does not know itself. */
  status: z.string(),
  amount_sell: moneyField,
  /** Of a cancelled order: what is kept of it. */
  amount_payable: moneyField,
  cancellation_info: z.object({
    policies: z.array(
      z.object({
        start_at: momentField.nullable(),
        end_at: momentField.nullable(),
        penalty: moneyField,
      }),
    ),
  }),
  is_cancellable: z.boolean(),
  /** The hotel's own number often comes days later. */
  hotel_data: z.object({ order_id: z.string().nullish() }),
  supplier_data: z.object({ confirmation_id: z.string().nullish() }).nullish(),
});
export type EtgOrder = z.output<typeof orderSchema>;

export const ordersSchema = z
  .object({ found_orders: z.number().int().min(0), orders: z.array(orderSchema) })
  // All that were found, so that none is taken for missing.
  .refine(({ found_orders: found, orders }) => found === orders.length);

export const formSchema = z.object({
  partner_order_id: z.string(),
  is_gender_specification_required: z.boolean().default(false),
  payment_types: z.array(
    z.object({ type: z.string(), amount: sumField, currency_code: currencyField }),
  ),
});

export const nothingSchema = z.unknown();

export const progressSchema = z.object({ partner_order_id: z.string() });
