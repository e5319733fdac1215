import { createHash } from 'node:crypto';

/** Calls the shop as Click does, by Click's SHOP API. */
export interface ClickShop {
  /** The address that the agency gave to Click, for both actions. */
  url: string;
  serviceId: string;
  secretKey: string;
}

export interface ClickResponse {
  error: number;
  error_note: string;
  merchant_prepare_id?: number | null;
  merchant_confirm_id?: number | null;
}

export interface ClickCall {
  click_trans_id: string;
  click_paydoc_id: string;
  merchant_trans_id: string;
  /** The amount as text: '1000.00'. */
  amount: string;
  action: '0' | '1';
  merchant_prepare_id?: string;
  error?: string;
}

/** A call before it is sent: the form's fields with their signature, and the encoded form. */
export interface ClickWireCall {
  fields: Record<string, string>;
  contentType: string;
  body: string;
}

/** Changes how a call is sent: in another form, or after additional calls. */
export type ClickWire = (
  call: ClickWireCall,
  send: (call: ClickWireCall) => Promise<ClickResponse>,
) => Promise<ClickResponse>;

/** The signature of a call's fields. */
export function signClick(fields: Record<string, string>, secretKey: string): string {
  const { click_trans_id, service_id, merchant_trans_id, merchant_prepare_id = '' } = fields;
  const { amount, action, sign_time } = fields;
  const prepared = action === '1' ? merchant_prepare_id : '';
  const text = `${click_trans_id}${service_id}${secretKey}${merchant_trans_id}${prepared}${amount}${action}${sign_time}`;
  return createHash('md5').update(text).digest('hex');
}

/** One signed call over HTTP; `secretKey` may be a wrong one. */
export async function callClickShop(
  shop: ClickShop & { wire?: ClickWire | undefined },
  call: ClickCall,
  secretKey = shop.secretKey,
): Promise<ClickResponse> {
  async function send({ body, contentType }: ClickWireCall): Promise<ClickResponse> {
    const headers = { 'content-type': contentType };
    const response = await fetch(shop.url, { method: 'POST', headers, body });
    if (response.status !== 200)
      throw new Error(`Click expects status 200, not ${response.status}`);
    return (await response.json()) as ClickResponse;
  }
  const unsigned: Record<string, string> = {
    error: '0',
    error_note: '',
    ...call,
    service_id: shop.serviceId,
    sign_time: '2026-11-23 12:00:00',
  };
  const fields = { ...unsigned, sign_string: signClick(unsigned, secretKey) };
  const contentType = 'application/x-www-form-urlencoded';
  const whole = { fields, contentType, body: new URLSearchParams(fields).toString() };
  return shop.wire ? shop.wire(whole, send) : send(whole);
}
