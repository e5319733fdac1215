import { randomBytes } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createPageCache, type PageCache } from './page-cache';
import type { AnonymousRequest, Application, CachedPage } from './render-for-cache';

/** A page that takes longer is streamed for this visitor alone. */
const patienceMs = 400;

/** The Cache-Status header of RFC 9211. */
const fromCache = 'karvon; hit';

/** Sends a cached page with the nonce and the trace id of this visit. */
function send(request: Request, response: Response, page: CachedPage): void {
  const { drawn } = page;
  const nonce = randomBytes(16).toString('base64');
  const trace = String(request.headers['x-request-id']);
  for (const [name, value] of page.headers)
    if (name !== 'set-cookie') response.setHeader(name, value.replaceAll(drawn.nonce, nonce));
  const cookies = page.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  response.setHeader('cache-status', fromCache);
  response.vary('accept-encoding');
  const zipped = request.acceptsEncodings('gzip') === 'gzip';
  if (zipped) response.setHeader('content-encoding', 'gzip');
  const body = page.bytes[zipped ? 'gzip' : 'plain']({ nonce, trace });
  response.setHeader('content-length', body.length);
  response.status(page.status).end(body);
}

const soon = () =>
  new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined).unref());

/** @returns undefined for a visitor who is not anonymous, and for a page that is never cached */
type ReadAnonymous = (request: Request) => AnonymousRequest | undefined;

/** Visitors may invent searches: they must not evict the pages that last. */
export type PageCaches = Record<'lasting' | 'search', PageCache>;

/** Sends cached pages to anonymous visitors; everybody else gets a page of their own. */
export function serveCached(caches: PageCaches, anonymousRequest: ReadAnonymous): RequestHandler {
  return async (request, response, next) => {
    const anonymous = anonymousRequest(request);
    if (!anonymous) return next();
    const pages = caches[anonymous.kind === 'search' ? 'search' : 'lasting'];
    const visitor = request.ip ?? '';
    const page =
      pages.ready(anonymous) ??
      (pages.has(anonymous) && (await Promise.race([pages.current(anonymous, visitor), soon()])));
    if (page) return send(request, response, page);
    response.once('finish', () => pages.note(anonymous, response.statusCode, visitor));
    next();
  };
}

/** Caches pages of a built application that are the same for every anonymous visitor. */
export function cachePages(
  build: ServerBuild,
  { publicUrl, anonymousRequest }: { publicUrl: string; anonymousRequest: ReadAnonymous },
): RequestHandler {
  const { noteReads } = build.entry.module as unknown as Pick<Application, 'noteReads'>;
  const render = createRequestHandler(build, 'production');
  const create = () => createPageCache({ render, noteReads, publicUrl });
  return serveCached({ lasting: create(), search: create() }, anonymousRequest);
}
