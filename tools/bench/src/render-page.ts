import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { createRequestHandler, type ServerBuild } from 'react-router';

/** Bytes of the HTML, compressed as quickly as the server does it. */
export interface Weight {
  html: number;
  /** The bytes of the styles inside it. */
  css: number;
}

const weigh = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;

/**
 * Renders pages of the built storefront in this process. Its API does not respond, so that only the page itself is measured.
 * @param server the server part of the build
 * @returns null for an address that redirects
 */
export async function pageRenderer(server: string) {
  Object.assign(process.env, {
    EDITION: 'uz',
    API_URL: 'http://127.0.0.1:9',
    PUBLIC_URL: 'http://localhost',
  });
  const build = (await import(pathToFileURL(join(server, 'index.js')).href)) as ServerBuild;
  const handle = createRequestHandler(build, 'production');
  return async (address: string): Promise<Weight | null> => {
    const response = await handle(new Request(`http://localhost${address}`));
    const page = await response.text();
    if (response.status !== 200) return null;
    const styles = /<style[^>]*>([^]*?)<\/style>/.exec(page)?.[1] ?? '';
    return { html: weigh(page), css: weigh(styles) };
  };
}
