/** Calls the shop as Payme does, by Payme's Merchant API. */
export interface PaymeShop {
  /** The address the agency gave to Payme. */
  url: string;
  key: string;
}

export interface RpcResponse {
  result?: Record<string, unknown>;
  error?: { code: number; message: unknown; data: unknown };
}

/** One call over HTTP. @returns the text of the response too: a repeated call must get the same text */
export async function callShop(
  { url, key }: PaymeShop,
  method: string,
  params: object,
  signal?: AbortSignal,
): Promise<RpcResponse & { text: string }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'text/json; charset=UTF-8',
      authorization: `Basic ${Buffer.from(`Paycom:${key}`).toString('base64')}`,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    ...(signal && { signal }),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`Payme expects status 200, not ${response.status}`);
  return { ...(JSON.parse(text) as RpcResponse), text };
}
