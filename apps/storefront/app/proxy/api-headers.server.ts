import { orderTokenHeader } from '@karvon/contract';
import { orderOfCall, orderToken, readCookie } from './order-tokens.server';

/** Set when a visitor signs in; the API's token in it never reaches a script. */
const sessionCookie = 'karvon-session';

/** What a visitor's call carries to the API besides its content: who they are, which order is theirs, where they are. */
export function apiHeaders(request: Request, path: string, body?: unknown): Record<string, string> {
  const cookies = request.headers.get('cookie');
  const session = readCookie(cookies, sessionCookie);
  const token = orderToken(cookies, orderOfCall(path, body));
  const address = request.headers.get('x-forwarded-for');
  const id = request.headers.get('x-request-id');
  return {
    ...(session && { authorization: `Bearer ${decodeURIComponent(session)}` }),
    ...(token && { [orderTokenHeader]: decodeURIComponent(token) }),
    ...(address && { 'x-forwarded-for': address }),
    ...(id && { 'x-request-id': id }),
  };
}
