import { orderNumberPattern } from '@karvon/contract';
import { secretCookie } from './secret-cookie.server';
import { setCookie } from './set-cookie.server';

/**
 * A guest's right to an order is a token of the API. Pages never see it: it lives in an httpOnly cookie per order and this server
 * adds it to calls about that order.
 */
const cookiePrefix = 'karvon-order-';
const maxAgeSeconds = 24 * 60 * 60;

/** Calls that start or end a payment have the booking number in their body. */
export const isPaymentCall = (path: string) => /^\/v1\/payments(?:\/[^/]+\/cancel)?$/.test(path);

/** The order that a call is about: from its address, or for a payment from its body. */
export function orderOfCall(path: string, body?: unknown): string | undefined {
  const inPath = /^\/v1\/(?:air|hotel)\/orders\/([^/?]+)/.exec(path)?.[1];
  const inBody =
    isPaymentCall(path) && typeof body === 'object' && body !== null && 'orderNumber' in body
      ? body.orderNumber
      : undefined;
  const number = inPath ?? inBody;
  return typeof number === 'string' && orderNumberPattern.test(number) ? number : undefined;
}

/** The Set-Cookie headers that remove every order token in these cookies: signing out leaves nothing on the device. */
export function endOrders(cookies: string | null, secure: boolean): string[] {
  const names = (cookies ?? '').split(';').map((pair) => pair.split('=')[0]!.trim());
  return names
    .filter((name) => name.startsWith(cookiePrefix))
    .map((name) => setCookie(name, '', { maxAgeSeconds: 0, secure, httpOnly: true }));
}

/** The token of the visitor's order, if this browser has it. */
export function orderToken(cookies: string | null, number: string | undefined): string | undefined {
  return number ? secretCookie(cookies, `${cookiePrefix}${number}`) : undefined;
}

interface OrderResponse {
  order: { number: string };
  accessToken: string;
}

function isOrderResponse(response: unknown): response is OrderResponse {
  if (
    typeof response !== 'object' ||
    response === null ||
    !('accessToken' in response) ||
    !('order' in response)
  )
    return false;
  const { accessToken, order } = response;
  if (
    typeof accessToken !== 'string' ||
    typeof order !== 'object' ||
    order === null ||
    !('number' in order)
  )
    return false;
  return typeof order.number === 'string' && orderNumberPattern.test(order.number);
}

/**
 * Takes the token out of a response.
 * @returns the body for the page, and the Set-Cookie headers with the token
 */
export function takeOrderToken(
  response: unknown,
  secure: boolean,
): { response: unknown; cookies: string[] } {
  if (!isOrderResponse(response) || !response.accessToken) return { response, cookies: [] };
  const name = `${cookiePrefix}${response.order.number}`;
  const value = encodeURIComponent(response.accessToken);
  return {
    response: { ...response, accessToken: '' },
    cookies: [setCookie(name, value, { maxAgeSeconds, secure, httpOnly: true })],
  };
}
