import { z } from 'zod';
import { feeIsMissing, oneOf } from './fiscal/fact';
import {
  agentTypes,
  measures,
  paymentModes,
  paymentSubjects,
  taxSystems,
  vatCodes,
} from './fiscal/russia';

const digits = z.string().regex(/^\d{10,12}$/);
type In<Facts extends readonly { value: string }[]> = Facts[number]['value'];

/** An item on a receipt of 54-FZ, in the terms of YooKassa's API, which would refuse every payment with any other value. */
const item = z.strictObject({
  /** The rate at the delivery; a prepayment has its calculated rate. */
  vatCode: oneOf(vatCodes),
  subject: oneOf<In<typeof paymentSubjects>>(paymentSubjects).default('service'),
  /** For a payment before the tickets or the voucher; a payment after them is `full_payment`. */
  mode: oneOf<In<typeof paymentModes>>(paymentModes).default('full_payment'),
  measure: oneOf<In<typeof measures>>(measures).optional(),
  agentType: oneOf<In<typeof agentTypes>>(agentTypes).optional(),
  supplier: z
    .strictObject({ name: z.string().max(255), phone: z.string().max(20), inn: digits })
    .optional(),
});
export type YookassaItem = z.infer<typeof item>;

const items = ['air', 'hotel', 'fee'] as const;
const ofAgents = ['agentType', 'supplier'] as const;

export const yookassaReceipts = z
  .strictObject({
    /** How the shop sends receipts, as set in YooKassa's cabinet: with payments and refunds, or after them. */
    send: z.enum(['with', 'after']).default('with'),
    taxSystemCode: oneOf(taxSystems).optional(),
    air: item.optional(),
    hotel: item.optional(),
    fee: item.optional(),
  })
  .superRefine((receipts, context) => {
    const refuse = (path: string[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    if ((receipts.air ?? receipts.hotel) && !receipts.fee) refuse(['fee'], feeIsMissing);
    for (const name of items) {
      if (receipts[name]?.agentType && !receipts[name].supplier)
        refuse([name, 'supplier'], '54-FZ wants name, phone and INN beside agentType');
      for (const field of receipts.send === 'with' ? ofAgents : [])
        if (receipts[name]?.[field])
          refuse(
            [name, field],
            'YooKassa takes it only on receipts that are sent after the payment: "send":"after"',
          );
    }
  });
export type YookassaReceipts = z.infer<typeof yookassaReceipts>;
