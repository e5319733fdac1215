import { apiHeaders } from './api-headers.server';
import {
  endSession,
  isSessionStale,
  sessionEffect,
  takeSession,
  tokenOf,
  withSessionToken,
} from './session-cookies.server';

const refreshPath = '/v1/auth/refresh';
const longestMs = 10_000;

export interface FreshSession {
  request: Request;
  /** Set-Cookie headers for the browser. */
  cookies: string[];
}

function withCookies(request: Request, cookies: string): Request {
  const headers = new Headers(request.headers);
  headers.set('cookie', cookies);
  return new Request(request, { headers });
}

/**
 * Exchanges a session token that expires soon, so that no call is refused during a visit. When the API no longer knows
 * the session, its cookies are removed. When the API cannot be reached, the call itself fails.
 */
export async function freshSession(
  request: Request,
  path: string,
  {
    apiUrl,
    secure,
    timeoutMs = longestMs,
  }: { apiUrl: string; secure: boolean; timeoutMs?: number },
): Promise<FreshSession> {
  const cookies = request.headers.get('cookie');
  const replaced = sessionEffect(request.method, path) === 'begins' || path === '/v1/auth/logout';
  if (replaced || !isSessionStale(cookies, Date.now())) return { request, cookies: [] };
  try {
    const response = await fetch(`${apiUrl}${refreshPath}`, {
      method: 'POST',
      headers: apiHeaders(request, refreshPath),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 401)
      return {
        request: withCookies(request, withSessionToken(cookies, '')),
        cookies: endSession(secure),
      };
    if (!response.ok) return { request, cookies: [] };
    const begun: unknown = await response.json();
    const token = tokenOf(begun);
    if (!token) return { request, cookies: [] };
    return {
      request: withCookies(request, withSessionToken(cookies, token)),
      cookies: takeSession(begun, secure).cookies,
    };
  } catch {
    return { request, cookies: [] };
  }
}

/** The response with these cookies before its own, so that the cookies of the call win. */
export function withCookiesBefore(response: Response, cookies: string[]): Response {
  const own = response.headers.getSetCookie();
  response.headers.delete('set-cookie');
  for (const cookie of [...cookies, ...own]) response.headers.append('set-cookie', cookie);
  return response;
}
