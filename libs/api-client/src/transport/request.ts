import type { Endpoint } from '@karvon/contract';
import {
  ApiProblem,
  networkProblem,
  problemOfStatus,
  readProblem,
  silenceProblem,
} from './api-problem';
import { isWorthRepeating, pauseBefore } from './retry';
import type { Reply, Transport } from './transport';

export interface Question {
  method: Endpoint['method'];
  url: string;
  headers: Record<string, string>;
  body: Record<string, unknown> | unknown[] | undefined;
  /** The call finishes even when the page is left. */
  keepalive: boolean;
  signal: AbortSignal;
  /** How often the request may be repeated. */
  retries: number;
  send?: Transport['send'];
}

/** `?lang=uz&stars=3&stars=4`; undefined values are not sent. */
export function toQuery(query: Record<string, unknown> = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === undefined ? [] : [[name, String(one)]])),
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

function unpack(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * The JSON of a response.
 * @throws ApiProblem for a refusal, and for a page that a proxy sent in place of JSON
 */
async function read(response: Reply): Promise<unknown> {
  const text = await response.text();
  const data = text === '' ? undefined : unpack(text);
  if (response.ok) {
    if (typeof data !== 'string') return data;
    throw new ApiProblem(networkProblem('The answer is not JSON'));
  }
  const traceId = response.headers.get('x-request-id') ?? '';
  throw new ApiProblem(readProblem(data) ?? problemOfStatus(response.status, traceId));
}

/**
 * Sends a request, and repeats it where that is allowed and can help.
 * @throws ApiProblem
 */
export async function request(question: Question): Promise<unknown> {
  const { method, url, body, signal, keepalive, retries } = question;
  let response: Reply | undefined;
  try {
    response = await (question.send ?? fetch)(url, {
      method,
      headers: { ...question.headers, ...(body && { 'content-type': 'application/json' }) },
      signal,
      keepalive,
      ...(body && { body: JSON.stringify(body) }),
    });
    return await read(response);
  } catch (cause) {
    const problem =
      cause instanceof ApiProblem ? cause : new ApiProblem(silenceProblem(cause), { cause });
    const again = retries > 0 && !signal.aborted && isWorthRepeating(method, problem, response);
    if (!again) throw problem;
  }
  await new Promise((resolve) => setTimeout(resolve, pauseBefore(response)));
  return request({ ...question, retries: retries - 1 });
}
