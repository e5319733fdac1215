import { createHash, timingSafeEqual } from 'node:crypto';

/** The fields of a call, exactly as they were sent: the signature covers these strings. */
export type ShopCall = Record<string, string>;

/** Our responses, as Click's error codes. */
export const clickErrors = {
  0: 'Success',
  [-1]: 'SIGN CHECK FAILED!',
  [-2]: 'Incorrect parameter amount',
  [-3]: 'Action not found',
  [-4]: 'Already paid',
  [-5]: 'Order does not exist',
  [-6]: 'Transaction does not exist',
  [-8]: 'Error in request from click',
  [-9]: 'Transaction cancelled',
} as const;
type ClickError = keyof typeof clickErrors;

/** The result of a call, and our number of the transaction. */
export interface Answered {
  error: ClickError;
  prepareId?: number;
}

/** A call without one of these fields is not Click's; a `complete` also has our number of the transaction. */
const fields = [
  'click_trans_id',
  'service_id',
  'click_paydoc_id',
  'merchant_trans_id',
  'amount',
  'action',
  'error',
  'error_note',
  'sign_time',
  'sign_string',
];

export const isWhole = (call: ShopCall): boolean =>
  fields.every((name) => name in call) && (call.action !== '1' || 'merchant_prepare_id' in call);

/** A number as it was written: it may have more digits than a JavaScript number holds. */
const asWritten = (_name: string, value: unknown, written?: { source?: string }): unknown =>
  typeof value === 'number' ? written?.source : value;

/** The values of a JSON object as texts; null for other JSON. */
function readJson(text: string): ShopCall | null {
  try {
    const pairs = Object.entries(JSON.parse(text, asWritten) as object);
    return Object.fromEntries(pairs.filter(([, value]) => typeof value === 'string'));
  } catch {
    return null;
  }
}

/** A form, or JSON, which Click's own template accepts too. */
export function readShopCall(rawBody: Buffer): ShopCall {
  const text = rawBody.toString('utf8');
  return readJson(text) ?? Object.fromEntries(new URLSearchParams(text));
}

/** MD5 of the concatenated fields; `complete` also includes our number of the transaction. */
export function signatureOf(call: ShopCall, secretKey: string): string {
  const { click_trans_id, service_id, merchant_trans_id, amount, action, sign_time } = call;
  const prepared = action === '1' ? call.merchant_prepare_id : '';
  const text = `${click_trans_id}${service_id}${secretKey}${merchant_trans_id}${prepared}${amount}${action}${sign_time}`;
  return createHash('md5').update(text).digest('hex');
}

export function isSigned(call: ShopCall, secretKey: string): boolean {
  const expected = Buffer.from(signatureOf(call, secretKey));
  const given = Buffer.from(call.sign_string ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
