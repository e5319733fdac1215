import { rememberLocale } from '../data/request-locale.server';
import { reportingEndpoints } from './security-headers.server';

/** A page has a nonce and the visitor's language, so no shared cache may store it. */
export const keepPrivate = 'private, no-cache';

/**
 * The headers of a page: ours and those of its loaders. It returns a copy, because a page that fails is rendered again
 * as the error page with the same loader headers, and no header may be set twice.
 */
export function pageHeaders(request: Request, given: Headers, policy: string): Headers {
  const headers = new Headers(given);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', policy);
  headers.set('reporting-endpoints', reportingEndpoints);
  headers.append('vary', 'Cookie, Accept-Language');
  if (!headers.has('cache-control')) headers.set('cache-control', keepPrivate);
  const cookie = rememberLocale(request);
  if (cookie) headers.append('set-cookie', cookie);
  return headers;
}
