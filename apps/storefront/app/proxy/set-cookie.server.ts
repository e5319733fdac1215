interface CookieLife {
  /** How long a browser keeps it; 0 removes it. */
  maxAgeSeconds: number;
  /** True where the visitor came by https. */
  secure: boolean;
  /** True for what no script may read. */
  httpOnly?: boolean;
}

/**
 * A Set-Cookie header: for every page of the site, and not sent with forms of other sites.
 * @param value in letters that a cookie can hold
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
