import {
  amountOf,
  minorOf,
  Refusal,
  type Amount,
  type SentReceipt,
  type YookassaPayment,
  type YookassaRefund,
} from './yookassa-objects';
import { checkReceipt } from './yookassa-receipts';

export interface NewPayment {
  amount: Amount;
  capture?: boolean;
  description?: string;
  confirmation: { type: 'redirect' | 'qr'; return_url?: string };
  payment_method_data?: { type: string };
  metadata?: Record<string, string>;
  receipt?: SentReceipt;
}

export interface NewRefund {
  payment_id: string;
  amount: Amount;
  receipt?: SentReceipt;
}

/** A payment with fields that the API does not show. */
export interface StoredPayment extends YookassaPayment {
  capture: boolean;
  receipts: SentReceipt[];
}

export interface YookassaBooks {
  payments: Map<string, StoredPayment>;
  refunds: Map<string, YookassaRefund>;
  create(body: NewPayment): StoredPayment;
  /** The payer pays; a one-stage payment is complete then. */
  pay(payment: StoredPayment): void;
  capture(payment: StoredPayment): void;
  cancel(payment: StoredPayment, party: string, reason: string): void;
  refund(body: NewRefund): YookassaRefund;
  /** Cancels a refund after it was requested. */
  undo(refund: YookassaRefund): void;
}

const idOf = (number: number, kind: string) =>
  `2f000000-000f-5000-${kind}000-${String(number).padStart(12, '0')}`;
const nothing = ({ currency }: Amount) => amountOf(0, currency);

/** Receipts that are sent with refunds: the cash register makes none for a refund that has failed. */
function createRefundReceipts() {
  const listed = new Map<string, SentReceipt>();
  return {
    add({ receipts }: StoredPayment, { id }: YookassaRefund, receipt?: SentReceipt): void {
      if (!receipt) return;
      receipts.push(receipt);
      listed.set(id, receipt);
    },
    remove(payment: StoredPayment, { id }: YookassaRefund): void {
      payment.receipts = payment.receipts.filter((one) => one !== listed.get(id));
    },
  };
}

/** YooKassa's payments and refunds. The same calls in the same order have the same ids. */
export function createBooks(now: () => number, pageUrl: (id: string) => string): YookassaBooks {
  const payments = new Map<string, StoredPayment>();
  const refunds = new Map<string, YookassaRefund>();
  const listed = createRefundReceipts();
  const time = () => new Date(now()).toISOString();

  return {
    payments,
    refunds,

    create(body) {
      if (minorOf(body.amount) <= 0)
        throw new Refusal(400, 'invalid_request', 'The amount is too small', 'amount.value');
      checkReceipt(body.receipt, body.amount);
      const id = idOf(payments.size + 1, '8');
      const { type, return_url } = body.confirmation;
      const address =
        type === 'qr' ? { confirmation_data: pageUrl(id) } : { confirmation_url: pageUrl(id) };
      const payment: StoredPayment = {
        id,
        status: 'pending',
        paid: false,
        amount: body.amount,
        refunded_amount: nothing(body.amount),
        created_at: time(),
        description: body.description ?? '',
        metadata: body.metadata ?? {},
        payment_method: { type: body.payment_method_data?.type ?? 'bank_card' },
        confirmation: { type, ...address, ...(return_url && { return_url }) },
        refundable: false,
        test: true,
        // СБП payments have no second stage.
        capture: body.capture === true || body.payment_method_data?.type === 'sbp',
        receipts: body.receipt ? [body.receipt] : [],
      };
      payments.set(id, payment);
      return payment;
    },

    pay(payment) {
      if (payment.status !== 'pending') return;
      payment.paid = true;
      payment.status = payment.capture ? 'succeeded' : 'waiting_for_capture';
      payment.refundable = payment.capture;
    },

    capture(payment) {
      if (payment.status === 'succeeded') return;
      if (payment.status !== 'waiting_for_capture')
        throw new Refusal(400, 'invalid_request', `The payment is ${payment.status}`);
      payment.status = 'succeeded';
      payment.captured_at = time();
      payment.refundable = true;
    },

    cancel(payment, party, reason) {
      if (payment.status === 'canceled') return;
      if (payment.status === 'succeeded')
        throw new Refusal(400, 'invalid_request', 'The payment is succeeded');
      payment.status = 'canceled';
      payment.paid = false;
      payment.cancellation_details = { party, reason };
    },

    refund(body) {
      const payment = payments.get(body.payment_id);
      if (payment?.status !== 'succeeded')
        throw new Refusal(400, 'invalid_request', 'There is no such paid payment', 'payment_id');
      const left = minorOf(payment.amount) - minorOf(payment.refunded_amount);
      if (minorOf(body.amount) > left)
        throw new Refusal(400, 'invalid_request', 'More than is left', 'amount.value');
      checkReceipt(body.receipt, body.amount);
      const { currency } = payment.amount;
      payment.refunded_amount = amountOf(
        minorOf(payment.refunded_amount) + minorOf(body.amount),
        currency,
      );
      const refund: YookassaRefund = {
        id: idOf(refunds.size + 1, '9'),
        payment_id: payment.id,
        status: 'succeeded',
        amount: body.amount,
        created_at: time(),
      };
      refunds.set(refund.id, refund);
      listed.add(payment, refund, body.receipt);
      return refund;
    },

    undo(refund) {
      const payment = payments.get(refund.payment_id)!;
      const back = minorOf(payment.refunded_amount) - minorOf(refund.amount);
      payment.refunded_amount = amountOf(back, payment.amount.currency);
      refund.status = 'canceled';
      listed.remove(payment, refund);
      refund.cancellation_details = { party: 'yoo_money', reason: 'insufficient_funds' };
    },
  };
}
