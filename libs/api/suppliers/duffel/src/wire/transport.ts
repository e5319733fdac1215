import { setTimeout as wait } from 'node:timers/promises';
import { readBody } from '@karvon/supply/read-body';

export interface TransportOptions {
  /** 'https://api.duffel.com'. */
  baseUrl: string;
  token: string;
  /** Timeouts of a read, and of a call that changes something at an airline; milliseconds. */
  timeouts: { read: number; write: number };
}

export interface CallOptions {
  signal?: AbortSignal;
}

export type Method = 'GET' | 'POST';

/** Requests throw without a response and for a 5xx. */
export interface DuffelResponse {
  status: number;
  body: unknown;
}

const LONGEST_PAUSE_MS = 3_000;

/** How long to wait before the next try; null: too long to wait. */
function pauseOf(response: Response): number | null {
  const reset = Date.parse(response.headers.get('ratelimit-reset') ?? '');
  const pause = Number.isNaN(reset) ? LONGEST_PAUSE_MS : Math.max(0, reset - Date.now());
  return pause <= LONGEST_PAUSE_MS ? pause : null;
}

/** One call with its JSON response, with limits of time and size. Redirects are refused. */
export function createTransport({ baseUrl, token, timeouts }: TransportOptions) {
  async function send(
    method: Method,
    path: string,
    { data, signal }: CallOptions & { data?: object },
  ): Promise<Response> {
    const patience = AbortSignal.timeout(method === 'GET' ? timeouts.read : timeouts.write);
    const request = {
      method,
      // A redirect could carry the token elsewhere.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([patience, signal]) : patience,
      headers: {
        accept: 'application/json',
        'accept-encoding': 'gzip',
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'duffel-version': 'v2',
      },
      ...(data && { body: JSON.stringify({ data }) }),
    } as const;
    const response = await fetch(`${baseUrl}${path}`, request);
    if (response.status !== 429) return response;
    // Nothing was done, so one repetition is safe, also for a write.
    const pause = pauseOf(response);
    await response.body?.cancel();
    if (pause === null) return response;
    await wait(pause, undefined, { signal });
    return fetch(`${baseUrl}${path}`, request);
  }

  return async function exchange(
    method: Method,
    path: string,
    options: CallOptions & { data?: object },
  ): Promise<DuffelResponse> {
    const response = await send(method, path, options);
    const { status } = response;
    if (status < 200 || status >= 500 || (status >= 300 && status < 400)) {
      await response.body?.cancel();
      throw new Error(`Duffel answered ${status}`);
    }
    const text = status === 429 ? '' : await readBody(response);
    return { status, body: text === '' ? null : JSON.parse(text) };
  };
}
