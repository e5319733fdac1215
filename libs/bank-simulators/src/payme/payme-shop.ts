/** Calls the shop as Payme does, by Payme's Merchant API. */
export interface PaymeShop {
  /** The address that the agency gave to Payme. */
  url: string;
  key: string;
}

export interface RpcResponse {
  result?: Record<string, unknown>;
  error?: { code: number; message: unknown; data: unknown };
}

/** A call before it is sent. */
export interface PaymeCall {
  method: string;
  params: object;
  /** The header `Authorization`. */
  authorization: string;
  verb: 'POST' | 'GET' | 'PUT';
  /** The whole body; null: none. */
  body: string | null;
}

/** Changes how a call is sent: in another form, or after additional calls. */
export type PaymeWire = (
  call: PaymeCall,
  send: (call: PaymeCall) => Promise<RpcResponse & { text: string }>,
) => Promise<RpcResponse & { text: string }>;

/** One call over HTTP. @returns the text of the response too: a repeated call must get the same text */
export async function callShop(
  { url, key, wire }: PaymeShop & { wire?: PaymeWire | undefined },
  method: string,
  params: object,
  signal?: AbortSignal,
): Promise<RpcResponse & { text: string }> {
  async function send({ authorization, body, verb }: PaymeCall) {
    const response = await fetch(url, {
      method: verb,
      headers: {
        'content-type': 'text/json; charset=UTF-8',
        ...(authorization && { authorization }),
      },
      body,
      ...(signal && { signal }),
    });
    const text = await response.text();
    if (response.status !== 200)
      throw new Error(`Payme expects status 200, not ${response.status}`);
    return { ...(JSON.parse(text) as RpcResponse), text };
  }
  const call: PaymeCall = {
    method,
    params,
    authorization: `Basic ${Buffer.from(`Paycom:${key}`).toString('base64')}`,
    verb: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  };
  return wire ? wire(call, send) : send(call);
}
