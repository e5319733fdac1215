import { createServer, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';

/** The text of a page without everything else: what the same words cost as plain HTML. */
export function plainHtml(page: string): string {
  const body = /<body[^>]*>([^]*)<\/body>/.exec(page)?.[1] ?? '';
  const text = body
    .replace(/<(script|style|svg|template)\b[^]*?<\/\1>/g, '')
    .replace(/<(link|input|img)\b[^>]*>/g, '')
    .replace(/ (class|style|id|data-[\w-]+|aria-[\w-]+|nonce)="[^"]*"/g, '');
  const title = /<title>[^<]*<\/title>/.exec(page)?.[0] ?? '';
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${title}</head><body>${text}</body></html>`;
}

/** Serves one page, compressed, at every address. */
export async function servePlain(html: string, port: number): Promise<Server> {
  const body = gzipSync(html);
  const server = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}
