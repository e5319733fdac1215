import type { Endpoint } from '@karvon/contract';

export interface TransportOptions {
  /** The part before '/v1': '/api' in a browser, the API's address on the server. */
  baseUrl: string;
  /** Extra headers of each call; `path` is the filled-in '/v1/air/orders/ABCD2345'. */
  headers?: (call: {
    method: Endpoint['method'];
    path: string;
    body: unknown;
  }) => Record<string, string>;
  /** The time limit of one call, repeats included. */
  timeoutMs?: number;
  /** Sends a request, in place of the platform's `fetch`. */
  send?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
}

/** The API's address and how to call it; pass it to the functions of this lib. */
export type Transport = Required<Omit<TransportOptions, 'send'>> & Pick<TransportOptions, 'send'>;

export function createTransport({
  baseUrl,
  headers = () => ({}),
  timeoutMs = 60_000,
  send,
}: TransportOptions): Transport {
  return { baseUrl: baseUrl.replace(/\/$/, ''), headers, timeoutMs, send };
}
