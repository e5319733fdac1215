import type { Problem } from '@karvon/contract';
import { apiHeaders } from './api-headers.server';
import { freshSession, withCookiesBefore } from './fresh-session.server';
import { isSecure } from './is-secure.server';
import { takeOrderToken } from './order-tokens.server';
import { isOwnWrite } from './same-origin.server';
import { endSession, sessionEffect, takeSession } from './session-cookies.server';

const sentOn = [
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'user-agent',
  'x-appagent',
  'x-applocale',
  'x-source',
];
const sentBack = [
  'content-type',
  'content-disposition',
  'content-security-policy',
  'etag',
  'location',
  'retry-after',
  'x-request-id',
];
const timeoutMs = 60_000;
/** A payment is a few lines of JSON. */
const largestPayment = 64 * 1024;
/** Their answers hold the token of an order. */
const givesOrder = new Set(['/v1/air/orders', '/v1/air/orders/lookup']);

interface ForwardOptions {
  apiUrl: string;
  publicUrl: string;
}

function refuse(
  request: Request,
  status: number,
  code: 'service-unavailable' | 'payload-too-large' | 'cross-site-refused',
  title: string,
): Response {
  const problem: Problem = {
    code,
    status,
    title,
    traceId: request.headers.get('x-request-id') ?? '',
  };
  return Response.json(problem, {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  });
}

function pick(headers: Headers, names: string[]): Headers {
  const picked = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) picked.set(name, value);
  }
  return picked;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends a call on with its body as a stream; only a payment's body is read first, because it names its order. */
async function send(request: Request, url: string, path: string): Promise<Response> {
  const readFirst = path === '/v1/payments' && request.method === 'POST';
  const text = readFirst ? await request.text() : undefined;
  if (text && text.length > largestPayment)
    return refuse(request, 413, 'payload-too-large', 'The body is too large');
  const headers = pick(request.headers, sentOn);
  for (const [name, value] of Object.entries(apiHeaders(request, path, text && parse(text))))
    headers.set(name, value);
  headers.set('accept-encoding', 'identity');
  const body = text ?? request.body;
  const timeout = AbortSignal.timeout(timeoutMs);
  return fetch(url, {
    method: request.method,
    headers,
    redirect: 'manual',
    // Who leaves the page no longer waits for an answer; what they have begun to write is finished all the same.
    signal: request.method === 'GET' ? AbortSignal.any([request.signal, timeout]) : timeout,
    ...(body ? { body, duplex: 'half' } : {}),
  });
}

/**
 * Answers a call to /api/v1/… with what the API says. Tokens stay on this side: the session and the orders' tokens are
 * cookies for the browser and headers for the API.
 */
export async function forward(request: Request, options: ForwardOptions): Promise<Response> {
  const { apiUrl, publicUrl } = options;
  if (!isOwnWrite(request, publicUrl))
    return refuse(
      request,
      403,
      'cross-site-refused',
      'Writes are accepted from our own pages only',
    );
  const path = new URL(request.url).pathname.replace(/^\/api/, '');
  const secure = isSecure(request, publicUrl);
  const fresh = await freshSession(request, path, { apiUrl, secure });
  return withCookiesBefore(await forwardFresh(fresh.request, path, options), fresh.cookies);
}

async function forwardFresh(
  request: Request,
  path: string,
  { apiUrl, publicUrl }: ForwardOptions,
): Promise<Response> {
  const { search } = new URL(request.url);
  let answer: Response;
  try {
    answer = await send(request, `${apiUrl}${path}${search}`, path);
  } catch {
    return refuse(request, 503, 'service-unavailable', 'The API did not answer');
  }
  const headers = pick(answer.headers, sentBack);
  // Only what the API calls public may stay in the browser.
  const keep = answer.headers.get('cache-control');
  headers.set('cache-control', keep?.startsWith('public') ? keep : 'no-store');
  const effect = sessionEffect(request.method, path);
  const hasOrder = givesOrder.has(path) && request.method === 'POST';
  if (!answer.ok || (!hasOrder && !effect)) {
    return new Response(answer.body, { status: answer.status, headers });
  }
  const secure = isSecure(request, publicUrl);
  if (effect === 'ends') {
    for (const cookie of endSession(secure)) headers.append('set-cookie', cookie);
    return new Response(answer.body, { status: answer.status, headers });
  }
  const taken = hasOrder
    ? takeOrderToken(await answer.json(), secure)
    : takeSession(await answer.json(), secure);
  for (const cookie of taken.cookies) headers.append('set-cookie', cookie);
  return Response.json(taken.answer, { status: answer.status, headers });
}
