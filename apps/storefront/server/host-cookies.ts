import type { RequestHandler } from 'express';

/** Cookies that give access; the booking number follows `karvon-order-`. */
const guarded = /^karvon-(?:session|device|order-[0-9A-Z]{8})$/;
const prefix = '__Host-';

/** The cookies for the rest of the server: guarded ones under their plain names, and none that another host may have set. */
function inward(cookies: string): string {
  return cookies
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => !guarded.test(pair.split('=', 1)[0]!))
    .map((pair) => {
      const name = pair.split('=', 1)[0]!;
      const own = name.slice(prefix.length);
      return name.startsWith(prefix) && guarded.test(own) ? pair.slice(prefix.length) : pair;
    })
    .join('; ');
}

const outward = (cookie: string) =>
  guarded.test(cookie.split('=', 1)[0]!) ? `${prefix}${cookie}` : cookie;

/**
 * Over https, cookies that give access are called `__Host-…` in browsers: no other host of the domain, and no http response, can
 * set one. The rest of the server uses their plain names.
 */
export function hostCookies(publicUrl: string): RequestHandler {
  const always = publicUrl.startsWith('https:');
  return (request, response, next) => {
    if (!always && !request.secure) return next();
    const { cookie } = request.headers;
    if (cookie !== undefined) request.headers.cookie = inward(cookie);
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) =>
      setHeader(
        name,
        name.toLowerCase() === 'set-cookie'
          ? [value].flat().map((one) => outward(`${one}`))
          : value,
      );
    next();
  };
}
