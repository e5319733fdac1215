import { z } from 'zod';

const vatCode = z.number().int().min(1).max(12);
const digits = z.string().regex(/^\d{10,12}$/);

const paymentModes = [
  'full_prepayment',
  'partial_prepayment',
  'advance',
  'full_payment',
  'partial_payment',
  'credit',
  'credit_payment',
] as const;
const agentTypes = [
  'agent',
  'commissioner',
  'attorney',
  'payment_agent',
  'payment_subagent',
  'banking_payment_agent',
  'banking_payment_subagent',
] as const;

/** An item on a receipt of 54-FZ, in the terms of YooKassa's API: it would refuse each payment with another one. */
const item = z.strictObject({
  vatCode,
  subject: z.string().max(60).default('service'),
  mode: z.enum(paymentModes).default('full_payment'),
  measure: z.string().max(60).optional(),
  agentType: z.enum(agentTypes).optional(),
  supplier: z
    .strictObject({ name: z.string().max(255), phone: z.string().max(20), inn: digits })
    .optional(),
});

const items = ['air', 'hotel', 'fee'] as const;
const ofAgents = ['agentType', 'supplier'] as const;

export const yookassaReceipts = z
  .strictObject({
    /** The way that the shop has in YooKassa's cabinet: along with payments and refunds, or after them. */
    send: z.enum(['with', 'after']).default('with'),
    taxSystemCode: z.number().int().min(1).max(6).optional(),
    air: item.optional(),
    hotel: item.optional(),
    fee: item.optional(),
  })
  .superRefine((receipts, context) => {
    if (receipts.send === 'after') return;
    for (const name of items)
      for (const field of ofAgents)
        if (receipts[name]?.[field])
          context.addIssue({
            code: 'custom',
            path: [name, field],
            message:
              'YooKassa takes it only on receipts that are sent after the payment: "send":"after"',
          });
  });
export type YookassaReceipts = z.infer<typeof yookassaReceipts>;
