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
export type ClickError = keyof typeof clickErrors;

export const readShopCall = (rawBody: Buffer): ShopCall =>
  Object.fromEntries(new URLSearchParams(rawBody.toString('utf8')));

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
