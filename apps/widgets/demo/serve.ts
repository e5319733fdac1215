import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * Serves a partner's page with our elements and careless styles of its own. `?storefront=http://localhost:4200&lang=uz`
 * sets the elements' storefront and the page's language. The storefront needs `WIDGET_ORIGINS=http://localhost:<port>`.
 */
const page = readFileSync(new URL('./index.html', import.meta.url), 'utf8');
const port = Number(process.env.DEMO_PORT ?? 4290);

/** A strict content security policy, as a careful partner's would be: no inline scripts, and our origin allowed. */
const policyFor = (origin: string): string =>
  [
    "default-src 'none'",
    `script-src ${origin}`,
    "style-src 'unsafe-inline'",
    `connect-src ${origin}`,
    `img-src 'self' data: ${origin}`,
    `form-action ${origin}`,
    "base-uri 'none'",
  ].join('; ');

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname !== '/') return void response.writeHead(404).end();
  const requested = searchParams.get('storefront') ?? '';
  const storefront = URL.canParse(requested) ? new URL(requested).origin : 'http://localhost:4200';
  const lang = searchParams.get('lang') === 'ru' ? 'ru' : 'uz';
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyFor(storefront),
  });
  response.end(page.replaceAll('{{storefront}}', storefront).replaceAll('{{lang}}', lang));
}).listen(port, () => console.info(`Demo of the widgets: http://localhost:${port}`));
