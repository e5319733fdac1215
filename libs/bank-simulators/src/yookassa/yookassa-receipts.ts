import {
  minorOf,
  Refusal,
  refuse,
  type Amount,
  type NewReceipt,
  type ReceiptItem,
  type SentReceipt,
  type YookassaPayment,
  type YookassaReceipt,
  type YookassaRefund,
} from './yookassa-objects';

const sumOf = (parts: readonly { amount: Amount }[]) =>
  parts.reduce((sum, { amount }) => sum + minorOf(amount), 0);

/** The values from YooKassa's reference of receipts that a travel shop may send. */
const known = {
  payment_subject: ['service', 'agent_commission', 'payment', 'composite', 'another', 'commodity'],
  payment_mode: [
    ...['full_prepayment', 'partial_prepayment', 'advance', 'full_payment', 'partial_payment'],
    ...['credit', 'credit_payment'],
  ],
  measure: ['piece', 'day', 'another'],
  agent_type: [
    ...['banking_payment_agent', 'banking_payment_subagent', 'payment_agent', 'payment_subagent'],
    ...['attorney', 'commissioner', 'agent'],
  ],
} satisfies Partial<Record<keyof ReceiptItem, string[]>>;

const hasUnknown = (item: ReceiptItem) =>
  Object.entries(known).some(([field, values]) => {
    const value = item[field as keyof typeof known];
    return value !== undefined && !values.includes(value);
  });

const maxItems = 100;
/** How many receipts one payment or refund may have. */
const maxReceipts = 30;

function checkContent({ customer, items }: SentReceipt): void {
  if (!customer.email && !customer.phone) refuse('The receipt has no customer', 'receipt.customer');
  if (items.length === 0 || items.length > maxItems)
    refuse('The receipt has no items, or too many', 'receipt.items');
  for (const item of items) {
    const { description, amount, vat_code: vat } = item;
    const isWrong = minorOf(amount) <= 0 || !(vat >= 1 && vat <= 12) || hasUnknown(item);
    if (description.length > 128 || isWrong)
      refuse('The receipt has a wrong item', 'receipt.items');
  }
}

/** Checks a receipt that is sent with a payment or a refund. */
export function checkReceipt(receipt: SentReceipt | undefined, amount: Amount): void {
  if (!receipt) return;
  checkContent(receipt);
  if (sumOf(receipt.items) !== minorOf(amount)) refuse('The receipt has another sum', 'receipt');
  // The reference has these fields only for receipts that are sent after the payment.
  if (receipt.items.some((item) => item.agent_type ?? item.supplier))
    refuse('An agent sends the receipt after the payment', 'receipt.items');
}

/** A receipt without the fields that the API does not show. */
const shown = ({ customer: _customer, send: _send, ...receipt }: YookassaReceipt) => receipt;

export interface ReceiptBooks {
  receipts: ReadonlyMap<string, YookassaReceipt>;
  /** Returns the receipt as the API shows it. */
  create(body: NewReceipt): object;
  find(id: string): object;
  /** The receipts of one payment or one refund, the newest first. */
  list(query: URLSearchParams): object;
  refuseNext(): void;
}

/** Receipts that are sent after their payment or refund. */
export function createReceiptBooks({
  payments,
  refunds,
}: {
  payments: ReadonlyMap<string, YookassaPayment>;
  refunds: ReadonlyMap<string, YookassaRefund>;
}): ReceiptBooks {
  const receipts = new Map<string, YookassaReceipt>();
  const refused = new Set<string>();
  let toRefuse = 0;

  /** The payment or refund of a receipt must have succeeded. */
  function checkSubject({ type, payment_id: paymentId, refund_id: refundId }: NewReceipt): void {
    const payment = payments.get(paymentId ?? '')?.status;
    const refund = refunds.get(refundId ?? '')?.status;
    const has = (status: string | undefined, ...right: string[]) =>
      status !== undefined && right.includes(status);
    if (type === 'payment' && !has(payment, 'waiting_for_capture', 'succeeded'))
      refuse('There is no such paid payment', 'payment_id');
    if (type === 'refund' && !has(refund, 'succeeded') && !has(payment, 'canceled', 'succeeded'))
      refuse('There is no such refund', 'refund_id');
  }

  /** Checks whether the cash register has registered or refused the receipt since. */
  function find(id: string): object {
    const receipt = receipts.get(id);
    if (!receipt) throw new Refusal(404, 'not_found', 'There is no such receipt');
    if (receipt.status === 'pending') {
      receipt.status = refused.has(id) ? 'canceled' : 'succeeded';
      if (receipt.status === 'succeeded') receipt.fiscal_document_number = id.slice(-4);
    }
    return shown(receipt);
  }

  return {
    receipts,

    create(body) {
      if (body.type !== 'payment' && body.type !== 'refund') refuse('No type', 'type');
      if (body.send !== true) refuse('Only true', 'send');
      checkContent(body);
      checkSubject(body);
      if (sumOf(body.settlements) !== sumOf(body.items))
        refuse('The settlements have another sum', 'settlements');
      const same = [...receipts.values()].filter(
        (one) => one.payment_id === body.payment_id && one.refund_id === body.refund_id,
      );
      if (same.length >= maxReceipts) refuse('Too many receipts', 'payment_id');
      const number = String(receipts.size + 1).padStart(12, '0');
      const receipt: YookassaReceipt = {
        ...body,
        id: `rt-2f000000-000f-5000-a000-${number}`,
        status: 'pending',
      };
      receipts.set(receipt.id, receipt);
      if (toRefuse > 0) {
        toRefuse -= 1;
        refused.add(receipt.id);
      }
      return shown(receipt);
    },

    find,

    list(query) {
      const [payment, refund] = [query.get('payment_id'), query.get('refund_id')];
      if (payment !== null && refund !== null) refuse('Only one of them', 'refund_id');
      const items = [...receipts.values()]
        .filter((one) => payment === null || one.payment_id === payment)
        .filter((one) => refund === null || one.refund_id === refund)
        .map(({ id }) => find(id));
      return { type: 'list', items: items.reverse().slice(0, Number(query.get('limit') ?? 10)) };
    },

    refuseNext: () => void (toRefuse += 1),
  };
}
