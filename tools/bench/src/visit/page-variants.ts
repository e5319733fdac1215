import type { Server } from 'node:http';
import { text } from 'node:stream/consumers';
import compression from 'compression';
import express, { type Request, type Response } from 'express';

/** The text of a page without anything else, to measure the same words as plain HTML. */
function plainText(page: string): string {
  const body = /<body[^>]*>([^]*)<\/body>/.exec(page)?.[1] ?? '';
  const words = body
    .replace(/<(script|style|svg|template)\b[^]*?<\/\1>/g, '')
    .replace(/<(link|input|img)\b[^>]*>/g, '')
    .replace(/ (class|style|id|data-[\w-]+|aria-[\w-]+|nonce)="[^"]*"/g, '');
  const title = /<title>[^<]*<\/title>/.exec(page)?.[0] ?? '';
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${title}</head><body>${words}</body></html>`;
}

/** Fonts need a link of their own here, because a script would have loaded them. */
const withoutScripts = (page: string) =>
  page
    .replace(/<script\b[^]*?<\/script>/g, '')
    .replace(/(<style[^>]* data-fonts) media="[^"]*"/, '$1');

/** Stand-in fonts stay: they use the device's own glyphs. */
const withoutFonts = (page: string) =>
  page
    .replace(/<link rel="preload"[^>]*as="font"[^>]*>/g, '')
    .replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, '');

/** Variants for comparison: the same page of the same server with less in it. */
export const variants = {
  'without scripts': withoutScripts,
  'without scripts and fonts': (page: string) => withoutFonts(withoutScripts(page)),
  'its text as plain HTML': plainText,
};

const isHtml = (response: globalThis.Response) =>
  /^text\/html/.test(response.headers.get('content-type') ?? '');

/** Headers of the transfer from the storefront; ours are set anew. */
const ofTransfer =
  /^(connection|keep-alive|transfer-encoding|date|etag|content-(length|encoding))$/;

/**
 * A proxy of the storefront that removes parts of its pages with `lighten`; files are sent unchanged. All headers stay: an opener
 * policy (COOP) makes the browser start a process for the first page of a site, whatever the page contains.
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
