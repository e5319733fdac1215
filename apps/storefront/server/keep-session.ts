import type { Request, RequestHandler } from 'express';
import type { StorefrontConfig } from '../app/config.server';
import { freshSession } from '../app/proxy/fresh-session.server';
import { isSessionStale } from '../app/proxy/session-cookies.server';

/** How long a page waits for a new token. Without one it is rendered for a guest, and the browser requests again. */
const timeoutMs = 2_000;

/** Calls of the API and the end of a session see to their tokens themselves. */
const seesToItself = (path: string) => path.startsWith('/api/') || path.endsWith('/auth/logout');

/** What the exchange needs to know of a visit; its address is not a part of that. */
function asWebRequest({ headers }: Request, publicUrl: string): globalThis.Request {
  const storedHeaders = new Headers();
  for (const name of ['cookie', 'x-forwarded-for', 'x-request-id'] as const) {
    const value = headers[name];
    if (typeof value === 'string') storedHeaders.set(name, value);
  }
  return new Request(publicUrl, { headers: storedHeaders });
}

/**
 * Exchanges a session's token that is about to end before a page's loaders ask the API with it, so that a visitor who
 * comes back after an hour is still signed in on the first page; the browser gets the next one with the document.
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
      // A document that brings a token is for this visit alone.
      response.setHeader('cache-control', 'no-store');
    }
    next();
  };
}
