import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { StorefrontConfig } from '../app/config.server';

const hidden =
  'a proxy that TRUSTED_PROXIES does not name hides the visitors: limits take all of them for one';

/** Warns at start about settings that only make sense behind a proxy. */
export function warnOfHiddenVisitors(
  { publicUrl, trustedProxies }: Pick<StorefrontConfig, 'publicUrl' | 'trustedProxies'>,
  logger: Pick<Logger, 'warn'>,
): void {
  // This server speaks http, so a public https address means a proxy.
  if (publicUrl.startsWith('https:') && trustedProxies.length === 0)
    logger.warn({ publicUrl }, hidden);
}

/** IPv4 addresses are also written as IPv6 ones. */
const isSame = (one: string, other: string | undefined) =>
  one.trim() === other?.replace(/^::ffff:/, '');

/** Warns once when a request comes through a proxy that is not trusted. */
export function watchProxies(logger: Pick<Logger, 'warn'>): RequestHandler {
  let warned = false;
  return (request, _response, next) => {
    const proxy = request.socket.remoteAddress;
    const forwarded = request.headers['x-forwarded-for'];
    // Requests from the proxy's own machine, or from the proxy itself, have its address.
    const other = forwarded !== undefined && !isSame(`${forwarded}`.split(',').at(-1)!, proxy);
    if (!warned && other && request.ip === proxy) {
      warned = true;
      logger.warn({ proxy }, hidden);
    }
    next();
  };
}
