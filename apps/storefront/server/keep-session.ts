import type { Request, RequestHandler } from 'express';
import type { StorefrontConfig } from '../app/config.server';
import { freshSession } from '../app/proxy/fresh-session.server';
import { isSessionStale } from '../app/proxy/session-cookies.server';

/** How long a page waits for a new token. Without one it is rendered for a guest, and the browser tries again. */
const timeoutMs = 2_000;

/** Paths that renew or remove tokens by themselves: calls of the API and signing out. */
const seesToItself = (path: string) => path.startsWith('/api/') || path.endsWith('/auth/logout');

/** What renewing a token needs of a request; the address is not part of it. */
function asWebRequest({ headers }: Request, publicUrl: string): globalThis.Request {
  const storedHeaders = new Headers();
  for (const name of ['cookie', 'x-forwarded-for', 'x-request-id'] as const) {
    const value = headers[name];
    if (typeof value === 'string') storedHeaders.set(name, value);
  }
  return new Request(publicUrl, { headers: storedHeaders });
}

/**
 * Renews a session token that is about to expire before a page's loaders use it, so that a visitor who returns after an hour is
 * still signed in; the browser gets the new token with the document.
 */
export function keepSession({
  apiUrl,
  publicUrl,
}: Pick<StorefrontConfig, 'apiUrl' | 'publicUrl'>): RequestHandler {
  return async (request, response, next) => {
    const { cookie = null } = request.headers;
    if (!isSessionStale(cookie, Date.now()) || seesToItself(request.path)) return next();
    const requested = asWebRequest(request, publicUrl);
    const secure = request.secure || publicUrl.startsWith('https:');
    const fresh = await freshSession(requested, request.path, { apiUrl, secure, timeoutMs });
    if (fresh.cookies.length > 0) {
      request.headers.cookie = fresh.request.headers.get('cookie') ?? '';
      response.append('set-cookie', fresh.cookies);
      // A document that sets a token must not be cached.
      response.setHeader('cache-control', 'no-store');
    }
    next();
  };
}
