import type { Endpoint } from '@karvon/contract';

/** A request as a call creates it; `fetch` accepts it unchanged. */
export interface Sending {
  method: Endpoint['method'];
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
  /** The request finishes even when the page is left. */
  keepalive: boolean;
}

/** The part of a response that a call reads; `fetch` returns more. */
export type Reply = Pick<Response, 'ok' | 'status' | 'text'> & { headers: Pick<Headers, 'get'> };

export interface TransportOptions {
  /** The part before '/v1': '/api' in a browser, the API's address on the server. */
  baseUrl: string;
  /** Extra headers of each call; `path` is the filled-in '/v1/air/orders/ABCD2345'. */
  headers?: (call: {
    method: Endpoint['method'];
    path: string;
    body: unknown;
  }) => Record<string, string>;
  /** The time limit of one call, including retries. */
  timeoutMs?: number;
  /** Sends a request, in place of the platform's `fetch`. */
  send?: ((url: string, sending: Sending) => Promise<Reply>) | undefined;
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
