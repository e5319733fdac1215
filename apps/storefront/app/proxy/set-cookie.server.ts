interface CookieLife {
  /** How long a browser stores it, in seconds; 0 removes it. */
  maxAgeSeconds: number;
  /** True over https. */
  secure: boolean;
  /** True for a cookie that scripts must not read. */
  httpOnly?: boolean;
}

/**
 * A Set-Cookie header: for every page of the site, and not sent with forms of other sites.
 * @param value characters that a cookie can hold
 */
export const setCookie = (
  name: string,
  value: string,
  { maxAgeSeconds, secure, httpOnly = false }: CookieLife,
): string =>
  [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${maxAgeSeconds}`,
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(secure ? ['Secure'] : []),
    'SameSite=Lax',
  ].join('; ');
