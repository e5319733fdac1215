import type { Server } from 'node:http';
import { text } from 'node:stream/consumers';
import compression from 'compression';
import express, { type Request, type Response } from 'express';

/** The text of a page without everything else: what the same words cost as plain HTML. */
function plainText(page: string): string {
  const body = /<body[^>]*>([^]*)<\/body>/.exec(page)?.[1] ?? '';
  const words = body
    .replace(/<(script|style|svg|template)\b[^]*?<\/\1>/g, '')
    .replace(/<(link|input|img)\b[^>]*>/g, '')
    .replace(/ (class|style|id|data-[\w-]+|aria-[\w-]+|nonce)="[^"]*"/g, '');
  const title = /<title>[^<]*<\/title>/.exec(page)?.[0] ?? '';
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${title}</head><body>${words}</body></html>`;
}

/** A script would have let the letters in. */
const withoutScripts = (page: string) =>
  page
    .replace(/<script\b[^]*?<\/script>/g, '')
    .replace(/(<style[^>]* data-fonts) media="[^"]*"/, '$1');

/** Stand-in faces stay: their letters are the device's own. */
const withoutFonts = (page: string) =>
  page
    .replace(/<link rel="preload"[^>]*as="font"[^>]*>/g, '')
    .replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, '');

/** What a page is measured beside: the same page of the same server with less in it. */
export const variants = {
  'without scripts': withoutScripts,
  'without scripts and fonts': (page: string) => withoutFonts(withoutScripts(page)),
  'its text as plain HTML': plainText,
};

const isHtml = (response: globalThis.Response) =>
  /^text\/html/.test(response.headers.get('content-type') ?? '');

/** Headers of how the storefront sent its bytes; ours are sent anew. */
const ofTransfer =
  /^(connection|keep-alive|transfer-encoding|date|etag|content-(length|encoding))$/;

/**
 * Stands before the storefront and takes from its pages what `lighten` takes; files are sent as they come. All headers stay: a
 * policy for openers (COOP) has the browser start a process for the first page of a site, whatever is in that page.
 */
export async function serveVariant(
  storefront: string,
  port: number,
  lighten: (page: string) => string,
): Promise<Server> {
  async function respond(request: Request, response: Response): Promise<void> {
    const body = request.method === 'POST' ? await text(request) : undefined;
    const type = request.get('content-type');
    const given = await fetch(storefront + request.originalUrl, {
      method: request.method,
      headers: {
        cookie: request.get('cookie') ?? '',
        'accept-language': request.get('accept-language') ?? '',
        ...(type && { 'content-type': type }),
      },
      ...(body !== undefined && { body }),
    });
    response.status(given.status);
    for (const [name, value] of given.headers)
      if (!ofTransfer.test(name)) response.append(name, value);
    if (isHtml(given)) response.send(lighten(await given.text()));
    else response.send(Buffer.from(await given.arrayBuffer()));
  }
  const app = express().disable('etag').use(compression()).use(respond);
  return new Promise((resolve) => {
    const server = app.listen(port, '127.0.0.1', () => resolve(server));
  });
}
