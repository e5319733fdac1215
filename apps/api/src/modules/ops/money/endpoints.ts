import { z } from 'zod';
import {
  endpoint,
  localDateTimeSchema,
  moneySchema,
  orderKindSchema,
  paymentStatusSchema,
  plainDateSchema,
} from '@karvon/contract';

/** Money that waits for an operator. Times are in the edition's time zone. */
const waiting = {
  paymentId: z.uuid(),
  orderKind: orderKindSchema,
  orderNumber: z.string(),
  provider: z.string(),
  amount: moneySchema,
};

export const waitingReturnSchema = z.strictObject({
  ...waiting,
  reference: z.string(),
  /** How often the provider was asked whether the money has been sent. */
  checks: z.number().int(),
});

export const undecidedPaymentSchema = z.strictObject({
  ...waiting,
  heldUntil: localDateTimeSchema,
});

export const ledgerDifferenceSchema = z.strictObject({
  paymentId: z.uuid(),
  orderNumber: z.string(),
  status: paymentStatusSchema,
  charged: moneySchema,
  expectedCharge: moneySchema,
  refunded: moneySchema,
  expectedRefund: moneySchema,
});

export const standingReceiptSchema = z.strictObject({
  ...waiting,
  receipt: z.uuid(),
  /** `charge`: money taken; `refund`: money given back; `completion`: the prepaid order is delivered. */
  entry: z.enum(['charge', 'refund', 'completion']),
  /** `waiting`: it could not be sent; `pending`: the cash register has not answered; `refused`: it has refused the receipt. */
  state: z.enum(['waiting', 'pending', 'refused']),
  /** When the money moved, or the prepaid order was delivered. */
  at: localDateTimeSchema,
});

export const standingMoneySchema = z.strictObject({
  /** Money that is being returned; those checked most often come first. */
  returns: z.array(waitingReturnSchema),
  /** Payments that a provider has not decided in time, oldest first. */
  undecided: z.array(undecidedPaymentSchema),
  /** Payments whose ledger disagrees with the payment and its returns. */
  differences: z.array(ledgerDifferenceSchema),
  /** Tax receipts that were refused or are late, oldest first. */
  receipts: z.array(standingReceiptSchema),
});
export type StandingMoney = z.infer<typeof standingMoneySchema>;

export const listStandingMoney = endpoint({
  method: 'GET',
  path: '/v1/ops/money',
  summary:
    'Money that waits: returns that are not sent, undecided payments, differences in the ledger, tax receipts',
  query: z.strictObject({ count: z.coerce.number().int().min(1).max(500).default(50) }),
  response: standingMoneySchema,
});

export const statementDifferenceSchema = z.strictObject({
  provider: z.string(),
  /** The provider's own number of the payment. */
  providerId: z.string(),
  /** Null: the payment is unknown here. */
  paymentId: z.uuid().nullable(),
  chargedHere: moneySchema,
  chargedThere: moneySchema,
  returnedHere: moneySchema,
  returnedThere: moneySchema,
  foundAt: localDateTimeSchema,
});

export const reconciliationSchema = z.strictObject({
  /** The moment up to which each provider's payments have been compared. */
  compared: z.array(z.strictObject({ provider: z.string(), until: localDateTimeSchema })),
  differences: z.array(statementDifferenceSchema),
});
export type Reconciliation = z.infer<typeof reconciliationSchema>;

export const showReconciliation = endpoint({
  method: 'GET',
  path: '/v1/ops/reconciliation',
  summary: "Where the providers' statements say something else than the ledger",
  query: z.strictObject({ count: z.coerce.number().int().min(1).max(500).default(50) }),
  response: reconciliationSchema,
});

/** The money that one provider has taken and given back in one currency on a day of the edition's calendar. */
export const moneyOfDaySchema = z.strictObject({
  day: plainDateSchema,
  provider: z.string(),
  taken: moneySchema,
  givenBack: moneySchema,
});
export type MoneyOfDay = z.infer<typeof moneyOfDaySchema>;

export const listMoneyByDay = endpoint({
  method: 'GET',
  path: '/v1/ops/money/days',
  summary: 'Money taken and given back on each day, by provider and currency',
  query: z
    .strictObject({ from: plainDateSchema, to: plainDateSchema })
    .refine(({ from, to }) => from <= to, { path: ['to'], error: 'before the first day' }),
  response: z.strictObject({ days: z.array(moneyOfDaySchema) }),
});

/** The number of a return; with a slash, of its share in a payment other than the order's own. */
const returnReferenceSchema = z
  .string()
  .regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\/[0-9a-f]{8})?$/);

export const noteReturned = endpoint({
  method: 'POST',
  path: '/v1/ops/returns/:reference/sent',
  summary: 'Note that a person has sent the money of a refund',
  params: z.strictObject({ reference: returnReferenceSchema }),
  response: z.strictObject({ noted: z.boolean() }),
});

const receipt = z.strictObject({ receipt: z.uuid() });

export const noteReceiptMade = endpoint({
  method: 'POST',
  path: '/v1/ops/receipts/:receipt/made',
  summary: 'Note that a person has made a tax receipt at the cash register',
  params: receipt,
  response: z.strictObject({ noted: z.boolean() }),
});

export const sendReceiptAgain = endpoint({
  method: 'POST',
  path: '/v1/ops/receipts/:receipt/again',
  summary: 'Send a tax receipt again that the cash register has refused',
  params: receipt,
  response: z.strictObject({ sent: z.boolean() }),
});
