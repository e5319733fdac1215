/** An amount as YooKassa writes it: { value: '1000.00', currency: 'RUB' }. */
export interface Amount {
  value: string;
  currency: string;
}

/** The part of an item on a 54-FZ receipt that is checked. */
export interface ReceiptItem {
  description: string;
  quantity: number;
  amount: Amount;
  vat_code: number;
  payment_subject?: string;
  payment_mode?: string;
  measure?: string;
  agent_type?: string;
  supplier?: { name: string; phone: string; inn: string };
}

/** The part of a 54-FZ receipt that is checked. */
export interface SentReceipt {
  customer: { email?: string; phone?: string };
  items: ReceiptItem[];
  tax_system_code?: number;
}

/** A receipt that is sent after the payment or refund. */
export interface NewReceipt extends SentReceipt {
  type: 'payment' | 'refund';
  payment_id?: string;
  refund_id?: string;
  send: boolean;
  settlements: { type: string; amount: Amount }[];
}

/** A receipt of YooKassa's API, with the fields for the cash register. */
export interface YookassaReceipt extends NewReceipt {
  id: string;
  status: 'pending' | 'succeeded' | 'canceled';
  fiscal_document_number?: string;
}

/** A payment of YooKassa's API. */
export interface YookassaPayment {
  id: string;
  status: 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled';
  paid: boolean;
  amount: Amount;
  refunded_amount: Amount;
  created_at: string;
  captured_at?: string;
  description?: string;
  metadata: Record<string, string>;
  payment_method: { type: string };
  confirmation: {
    type: 'redirect' | 'qr';
    confirmation_url?: string;
    confirmation_data?: string;
    return_url?: string;
  };
  cancellation_details?: { party: string; reason: string };
  refundable: boolean;
  test: true;
}

export interface YookassaRefund {
  id: string;
  payment_id: string;
  status: 'pending' | 'succeeded' | 'canceled';
  amount: Amount;
  created_at: string;
  cancellation_details?: { party: string; reason: string };
}

/** A refusal with YooKassa's error code. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    description: string,
    readonly parameter?: string,
  ) {
    super(description);
  }
}

export const refuse = (description: string, parameter?: string): never => {
  throw new Refusal(400, 'invalid_request', description, parameter);
};

/** '10.50' as 1050. */
export const minorOf = ({ value }: Amount) => Math.round(Number(value) * 100);

export const amountOf = (minor: number, currency: string): Amount => ({
  value: (minor / 100).toFixed(2),
  currency,
});
