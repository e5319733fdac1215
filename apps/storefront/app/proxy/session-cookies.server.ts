import { userSchema, type User } from '@karvon/contract';
import { readUser, userCookie } from '@karvon/session';
import { z } from 'zod';
import { secretCookie } from './secret-cookie.server';
import { setCookie } from './set-cookie.server';

/** The API's token; httpOnly, so it never reaches a script. */
const tokenCookie = 'karvon-session';
/** How long a browser stores a session; the API decides whether its token is still valid. */
const maxAgeSeconds = 30 * 24 * 60 * 60;

const begunSchema = z.object({ jwt: z.string().min(1), user: userSchema });

/** The API's token of the visitor, if this browser has a session. */
export function sessionToken(cookies: string | null): string | undefined {
  return secretCookie(cookies, tokenCookie);
}

/** The user shown in the header; null without a token. */
export function signedInUser(cookies: string | null): User | null {
  return sessionToken(cookies) ? readUser(cookies) : null;
}

function userCookieHeader(user: User | null, secure: boolean): string {
  const { name, value } = userCookie(user);
  return setCookie(name, value, { maxAgeSeconds: user ? maxAgeSeconds : 0, secure });
}

function tokenCookieHeader(token: string, secure: boolean): string {
  const age = token ? maxAgeSeconds : 0;
  const value = encodeURIComponent(token);
  return setCookie(tokenCookie, value, { maxAgeSeconds: age, secure, httpOnly: true });
}

/** When a token expires, in milliseconds since 1970; Infinity if unknown. Only the API verifies the token. */
function endOf(token: string): number {
  try {
    const claims: unknown = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
    );
    const { exp } = z.object({ exp: z.number() }).parse(claims);
    return exp * 1000;
  } catch {
    return Infinity;
  }
}

/** A token that expires within this time may expire before the API reads it. */
const marginMs = 60_000;

/** Whether the visitor's token must be exchanged before it is used. */
export function isSessionStale(cookies: string | null, now: number): boolean {
  const token = sessionToken(cookies);
  return token !== undefined && endOf(token) - now < marginMs;
}

/** The request with another session token in its cookies. */
export function withSessionToken(cookies: string | null, token: string): string {
  const others = (cookies ?? '')
    .split(';')
    .filter((pair) => !pair.trim().startsWith(`${tokenCookie}=`));
  return [...others, `${tokenCookie}=${encodeURIComponent(token)}`].join('; ');
}

/** The token in a response that begins a session. */
export function tokenOf(response: unknown): string | undefined {
  return begunSchema.safeParse(response).data?.jwt;
}

/** The Set-Cookie headers that end a session. */
export function endSession(secure: boolean): string[] {
  return [tokenCookieHeader('', secure), userCookieHeader(null, secure)];
}

/** The Clear-Site-Data header of a response that ends a session: it removes pages and forms that the browser has stored. */
export const leavesNothing = '"cache", "storage"';

/** The effect of a successful call on the session. */
export function sessionEffect(
  method: string,
  path: string,
): 'begins' | 'renews' | 'ends' | undefined {
  const call = `${method} ${path.replace(/^(\/v1\/users)\/[^/]+$/, '$1/:id')}`;
  const effects: Record<string, 'begins' | 'renews' | 'ends'> = {
    'POST /v1/auth/login': 'begins',
    'POST /v1/auth/confirm-sms': 'begins',
    'POST /v1/auth/refresh': 'begins',
    'GET /v1/auth/me': 'renews',
    'PUT /v1/users/:id': 'renews',
    'DELETE /v1/users/:id': 'ends',
    'POST /v1/auth/logout': 'ends',
  };
  return effects[call];
}

/**
 * Takes the token out of a response that begins a session, and the user out of one that changes it.
 * @returns the body for the page, and the Set-Cookie headers
 */
export function takeSession(
  response: unknown,
  secure: boolean,
): { response: unknown; cookies: string[] } {
  const begun = begunSchema.safeParse(response);
  if (begun.success) {
    const { jwt, user } = begun.data;
    const cookies = [tokenCookieHeader(jwt, secure), userCookieHeader(user, secure)];
    return { response: { ...(response as object), jwt: '' }, cookies };
  }
  const user = userSchema.safeParse(response);
  return { response, cookies: user.success ? [userCookieHeader(user.data, secure)] : [] };
}
