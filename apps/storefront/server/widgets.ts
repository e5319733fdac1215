import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edition } from '@karvon/edition';
import express, { type RequestHandler } from 'express';
import { addressesIn, negotiate, serveKept } from './files/built-files';

const mark = /(["'`])karvon-host-settings\1/;
/** A partner's page gets a newer loader within minutes; the loader names the other files, which never change. */
const loaderSeconds = 300;

/** The loader with the default edition and language of its elements. */
function readLoader(folder: string, { id, defaultLocale }: Edition): string | undefined {
  const file = join(folder, 'karvon.js');
  if (!existsSync(file)) return undefined;
  const settings = JSON.stringify({ edition: id, lang: defaultLocale });
  return readFileSync(file, 'utf8').replace(mark, () => settings);
}

/**
 * Our elements for other people's pages: code that any origin may load.
 * @param folder the build of apps/widgets; without one every address is missing
 * @param kept the shared folder of builds, if there is one
 */
export function serveWidgets(folder: string, edition: Edition, kept?: string): RequestHandler {
  const files = express.Router();
  const loader = readLoader(folder, edition);
  files.use((_, response, next) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    next();
  });
  files.get('/karvon.js', (_, response) => {
    if (loader === undefined) return void response.sendStatus(404);
    response.setHeader('cache-control', `public, max-age=${loaderSeconds}`);
    response.type('js').send(loader);
  });
  const own = existsSync(folder) ? addressesIn(folder) : new Set<string>();
  if (kept) files.use(serveKept(kept, own, 'widgets'));
  files.use(negotiate(folder));
  files.use(
    '/assets',
    express.static(join(folder, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }),
  );
  files.use(express.static(folder, { maxAge: '1h', index: false, fallthrough: false }));
  return files;
}
