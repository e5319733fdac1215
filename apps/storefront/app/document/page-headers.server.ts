import { rememberLocale } from './request-locale.server';
import { reportingEndpoints } from './security-headers.server';

/** Pages carry a nonce and a visitor's language: nobody but this visitor may keep them. */
export const keepPrivate = 'private, no-cache';

/**
 * The headers of a page, beside those its loaders gave. A copy: what breaks while it is drawn is drawn again as the error
 * page, with the very headers the loaders gave, and must not say anything twice.
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
