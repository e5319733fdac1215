import { createCallback, type ProblemCode } from '@karvon/contract';
import { readUser } from '@karvon/session';
import { apiHeaders } from './api-headers.server';
import { withDevice } from './device-cookie.server';
import { freshSession, withCookiesBefore } from './fresh-session.server';
import { isSecure } from './is-secure.server';
import { inTime, readInTime } from './in-time.server';
import { endOrders, isPaymentCall, takeOrderToken } from './order-tokens.server';
import { refuse } from './refuse.server';
import { isForeign, isOwnWrite } from './same-origin.server';
import {
  endSession,
  leavesNothing,
  sessionEffect,
  sessionToken,
  takeSession,
} from './session-cookies.server';

const sentOn = [
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'origin',
  'user-agent',
  'x-appagent',
  'x-applocale',
  'x-source',
];
const sentBack = [
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-allow-origin',
  'access-control-expose-headers',
  'access-control-max-age',
  'content-type',
  'content-disposition',
  'content-security-policy',
  'etag',
  'location',
  'retry-after',
  'vary',
  'x-request-id',
];
/** A payment is a few lines of JSON. */
const largestPayment = 64 * 1024;
/** Calls whose responses contain an order token. */
const givesOrder = (path: string) =>
  /^\/v1\/(?:air|hotel)\/orders(?:\/lookup)?$/.test(path) ||
  /^\/v1\/hotel\/orders\/[^/]+\/dates$/.test(path);

/** Writes that widgets on partners' pages may send. The API decides whether their browser may read the response. */
const widgetWrites = new Set<string>([createCallback.path]);

interface ForwardOptions {
  apiUrl: string;
  publicUrl: string;
  /** Origins whose pages show our widgets. */
  widgetOrigins: readonly string[];
}

/** A page of an origin that is not allowed may read this one response: it tells the page's developer which setting is missing. */
function refuseReader(request: Request, origin: string): Response {
  const said = `Add ${origin} to WIDGET_ORIGINS`;
  const readable = { 'access-control-allow-origin': origin, vary: 'Origin' };
  return refuse(request, 403, 'cross-site-refused', said, readable);
}

/** A request from another site is anonymous: it carries none of the visitor's cookies. */
function asNobody(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  return new Request(request, { headers });
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

const isProblem = (response: unknown, code: ProblemCode) =>
  typeof response === 'object' && response !== null && 'code' in response && response.code === code;

/** Forwards a call with its body as a stream; only a payment's body is read first, because it contains the booking number. */
async function send(request: Request, url: string, path: string): Promise<Response> {
  const readFirst = isPaymentCall(path) && request.method === 'POST' && request.body;
  // The server refuses a body without a length, and enforces the length of the others.
  if (readFirst && Number(request.headers.get('content-length')) > largestPayment)
    return refuse(request, 413, 'payload-too-large', 'The body is too large');
  const text = readFirst ? await readInTime(readFirst) : undefined;
  const headers = pick(request.headers, sentOn);
  for (const [name, value] of Object.entries(apiHeaders(request, path, text && parse(text))))
    headers.set(name, value);
  headers.set('accept-encoding', 'identity');
  const { body, late } = inTime(text ?? request.body);
  return fetch(url, {
    method: request.method,
    headers,
    redirect: 'manual',
    // A visitor who leaves the page aborts a read; a write runs to its end.
    signal: request.method === 'GET' ? AbortSignal.any([request.signal, late]) : late,
    ...(body ? { body, duplex: 'half' } : {}),
  });
}

/**
 * Forwards a call to /api/v1/… and returns the API's response. Tokens of session and orders are httpOnly cookies for
 * the browser and headers for the API, so no script sees them. When the API has ended a session, the response removes
 * its cookies.
 */
export async function forward(given: Request, options: ForwardOptions): Promise<Response> {
  const { apiUrl, publicUrl, widgetOrigins } = options;
  const path = new URL(given.url).pathname.replace(/^\/api/, '');
  const foreign = isForeign(given, publicUrl);
  const request = foreign ? asNobody(given) : given;
  const origin = request.headers.get('origin') ?? '';
  const allowed = widgetOrigins.includes(origin);
  if (foreign && !allowed && request.method === 'GET') return refuseReader(request, origin);
  const ofWidget = widgetWrites.has(path) && allowed;
  if (!isOwnWrite(request, publicUrl) && !ofWidget)
    return refuse(
      request,
      403,
      'cross-site-refused',
      'Writes are accepted from our own pages only',
    );
  const secure = isSecure(request, publicUrl);
  const fresh = await freshSession(request, path, { apiUrl, secure });
  const named = foreign ? fresh : withDevice(fresh.request, path, secure);
  const response = await forwardFresh(named.request, path, options);
  return withCookiesBefore(response, [...new Set([...fresh.cookies, ...named.cookies])]);
}

async function forwardFresh(
  request: Request,
  path: string,
  { apiUrl, publicUrl }: ForwardOptions,
): Promise<Response> {
  const { search } = new URL(request.url);
  let response: Response;
  try {
    response = await send(request, `${apiUrl}${path}${search}`, path);
  } catch {
    return refuse(request, 503, 'service-unavailable', 'The API did not answer');
  }
  const headers = pick(response.headers, sentBack);
  // The browser may cache only responses that the API marks as public.
  const keep = response.headers.get('cache-control');
  headers.set('cache-control', keep?.startsWith('public') ? keep : 'no-store');
  const secure = isSecure(request, publicUrl);
  const cookies = request.headers.get('cookie');
  if (response.status === 401 && (sessionToken(cookies) || readUser(cookies))) {
    const text = await response.text();
    if (isProblem(parse(text), 'session-required'))
      for (const cookie of endSession(secure)) headers.append('set-cookie', cookie);
    return new Response(text, { status: response.status, headers });
  }
  const effect = sessionEffect(request.method, path);
  const hasOrder = givesOrder(path) && request.method === 'POST';
  if (!response.ok || (!hasOrder && !effect)) {
    return new Response(response.body, { status: response.status, headers });
  }
  if (effect === 'ends') {
    for (const cookie of [...endSession(secure), ...endOrders(cookies, secure)])
      headers.append('set-cookie', cookie);
    headers.set('clear-site-data', leavesNothing);
    return new Response(response.body, { status: response.status, headers });
  }
  const taken = hasOrder
    ? takeOrderToken(await response.json(), secure)
    : takeSession(await response.json(), secure);
  for (const cookie of taken.cookies) headers.append('set-cookie', cookie);
  return Response.json(taken.response, { status: response.status, headers });
}
