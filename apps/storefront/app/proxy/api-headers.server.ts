import { orderTokenHeader } from '@karvon/contract';
import { deviceOf } from './device-cookie.server';
import { orderOfCall, orderToken } from './order-tokens.server';
import { sessionToken } from './session-cookies.server';

/**
 * Headers that a visitor's call to the API needs besides its content: the session, the order token, the device and the address.
 */
export function apiHeaders(request: Request, path: string, body?: unknown): Record<string, string> {
  const cookies = request.headers.get('cookie');
  const session = sessionToken(cookies);
  const token = orderToken(cookies, orderOfCall(path, body));
  const address = request.headers.get('x-forwarded-for');
  const id = request.headers.get('x-request-id');
  return {
    ...(session && { authorization: `Bearer ${session}` }),
    ...deviceOf(cookies),
    ...(token && { [orderTokenHeader]: token }),
    ...(address && { 'x-forwarded-for': address }),
    ...(id && { 'x-request-id': id }),
  };
}
