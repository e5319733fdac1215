import { createHash } from 'node:crypto';

/** Calls the shop as Click does, by Click's SHOP API. */
export interface ClickShop {
  /** The address the agency gave to Click, for both actions. */
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
  /** As text: '1000.00'. */
  amount: string;
  action: '0' | '1';
  merchant_prepare_id?: string;
  error?: string;
}

/** One signed call over HTTP; `secretKey` may be a wrong one. */
export async function callClickShop(
  shop: ClickShop,
  call: ClickCall,
  secretKey = shop.secretKey,
): Promise<ClickResponse> {
  const { click_trans_id, merchant_trans_id, merchant_prepare_id = '', amount, action } = call;
  const sign_time = '2026-11-23 12:00:00';
  const prepared = action === '1' ? merchant_prepare_id : '';
  const text = `${click_trans_id}${shop.serviceId}${secretKey}${merchant_trans_id}${prepared}${amount}${action}${sign_time}`;
  const response = await fetch(shop.url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      error: '0',
      error_note: '',
      ...call,
      service_id: shop.serviceId,
      sign_time,
      sign_string: createHash('md5').update(text).digest('hex'),
    }).toString(),
  });
  return (await response.json()) as ClickResponse;
}
