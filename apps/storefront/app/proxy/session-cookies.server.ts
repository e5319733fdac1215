import { userSchema, type User } from '@karvon/contract';
import { readUser, userCookie } from '@karvon/session';
import { z } from 'zod';
import { secretCookie } from './secret-cookie.server';
import { setCookie } from './set-cookie.server';

/** The API's token; httpOnly, so it never reaches a script. */
const tokenCookie = 'karvon-session';
/** How long a browser keeps a session; whether its token is still good is for the API to say. */
const maxAgeSeconds = 30 * 24 * 60 * 60;

const begunSchema = z.object({ jwt: z.string().min(1), user: userSchema });

/** The API's token of the visitor, if this browser has a session. */
export function sessionToken(cookies: string | null): string | undefined {
  return secretCookie(cookies, tokenCookie);
}

/** The user in the header; nobody without a token. */
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

/** When a token ends, in milliseconds since 1970; never for one that does not say. Whether it is genuine the API knows. */
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

/** A token that expires so soon may expire before the API reads it. */
const marginMs = 60_000;

/** Whether the visitor's token must be exchanged before it is used. */
export function isSessionStale(cookies: string | null, now: number): boolean {
  const token = sessionToken(cookies);
  return token !== undefined && endOf(token) - now < marginMs;
}

/** The request as if its browser had sent another session token. */
export function withSessionToken(cookies: string | null, token: string): string {
  const others = (cookies ?? '')
    .split(';')
    .filter((pair) => !pair.trim().startsWith(`${tokenCookie}=`));
  return [...others, `${tokenCookie}=${encodeURIComponent(token)}`].join('; ');
}

/** The token of an answer that begins a session. */
export function tokenOf(response: unknown): string | undefined {
  return begunSchema.safeParse(response).data?.jwt;
}

/** The Set-Cookie headers that end a session. */
export function endSession(secure: boolean): string[] {
  return [tokenCookieHeader('', secure), userCookieHeader(null, secure)];
}

/** Clear-Site-Data of an answer that ends a session: pages and forms that the browser kept go with it. */
export const leavesNothing = '"cache", "storage"';

/** What a call means for the session when it succeeds. */
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
 * Takes the token out of an answer that begins a session, and the user out of one that renews it.
 * @returns what the page gets, and the Set-Cookie headers
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
