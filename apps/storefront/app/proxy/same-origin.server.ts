const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether the request names a foreign origin. */
export function isForeign(request: Request, publicUrl: string): boolean {
  const origin = request.headers.get('origin');
  if (!origin) return false;
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  return host !== new URL(request.url).host && host !== new URL(publicUrl).host;
}

/**
 * Whether a write comes from our own pages. Browsers tell it by `Sec-Fetch-Site`, older ones by `Origin`; a program that sends
 * neither has no visitor's cookies to misuse.
 */
export function isOwnWrite(request: Request, publicUrl: string): boolean {
  if (readOnly.has(request.method)) return true;
  const site = request.headers.get('sec-fetch-site');
  if (site) return site === 'same-origin';
  return !isForeign(request, publicUrl);
}
