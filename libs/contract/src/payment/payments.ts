import { z } from 'zod';
import { shareTokenSchema } from '../share-token';
import { orderNumberSchema } from '../order-number';
import { endpoint } from '../endpoint';
import { localeSchema } from '../locale';
import { paymentMethodSchema } from './payment-method';
import { paymentStatusSchema } from './payment-status';
import { moneySchema } from '../primitives';
import { createPaymentCall, cancelPaymentCall, getPaymentCall } from './payments.calls';

export const orderKindSchema = z.enum(['air', 'hotel']);

export const paymentSchema = z.strictObject({
  id: z.string(),
  orderKind: orderKindSchema,
  orderNumber: orderNumberSchema,
  method: paymentMethodSchema,
  amount: moneySchema,
  status: paymentStatusSchema,
  /** Why it failed, to suggest the visitor's next step; null unless failed. */
  failure: z.enum(['declined', 'insufficient-funds', 'cancelled-by-payer', 'expired']).nullable(),
});
export type Payment = z.infer<typeof paymentSchema>;

export const createPayment = endpoint({
  ...createPaymentCall,
  summary: 'Start a payment of an order; the payer continues at confirmationUrl',
  status: 201,
  orderAccess: true,
  body: z.strictObject({
    orderKind: orderKindSchema,
    orderNumber: orderNumberSchema,
    method: paymentMethodSchema,
    /** Path on the storefront to return to, '/uz/order?number=…'. */
    returnUrl: z
      .string()
      .max(300)
      .regex(/^\/(?![/\\])/),
    lang: localeSchema,
    /** The token of a share link, with which somebody else pays, instead of the order token. */
    shareToken: shareTokenSchema.optional(),
  }),
  response: z.strictObject({
    id: z.string(),
    confirmationUrl: z.string(),
    /** The address opens an application on the visitor's phone: other devices show it as a QR code. */
    inApp: z.boolean(),
  }),
});

export const cancelPayment = endpoint({
  ...cancelPaymentCall,
  summary: 'Cancel an undecided payment at the bank, so that the order can be paid in another way',
  orderAccess: true,
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({
    orderKind: orderKindSchema,
    orderNumber: orderNumberSchema,
    shareToken: shareTokenSchema.optional(),
  }),
  response: paymentSchema,
});

export const getPayment = endpoint({
  ...getPaymentCall,
  summary: 'A payment with its status on our server',
  params: z.strictObject({ id: z.uuid() }),
  response: paymentSchema,
});
