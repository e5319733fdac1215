import type { Endpoint } from '@karvon/contract';

export interface TransportOptions {
  /** What stands before '/v1': '/api' in a browser, the API's address on the server. */
  baseUrl: string;
  /** Extra headers of each call; `path` is the filled-in '/v1/air/orders/ABCD2345'. */
  headers?: (call: {
    method: Endpoint['method'];
    path: string;
    body: unknown;
  }) => Record<string, string>;
  /** How long one call may take in all, repeats included. */
  timeoutMs?: number;
}

/** Where the API is and how to speak with it; pass it to the functions of this lib. */
export type Transport = Required<TransportOptions>;

export function createTransport({
  baseUrl,
  headers = () => ({}),
  timeoutMs = 60_000,
}: TransportOptions): Transport {
  return { baseUrl: baseUrl.replace(/\/$/, ''), headers, timeoutMs };
}
