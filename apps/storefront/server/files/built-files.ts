import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import express, { type RequestHandler, type Response } from 'express';
import { keptBuilds } from './kept-builds';

/** Encodings the build wrote beside each file, the smallest first. */
const endings = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof endings;
const encodings = Object.keys(endings) as Encoding[];

/** A file `x.js.br` is served as `x.js`: with the type and the cache headers of `x.js`. */
function describe(response: Response, encoding: Encoding, path: string): void {
  response.type(path.slice(path.lastIndexOf('.')));
  response.setHeader('content-encoding', encoding);
}

/** Responds with the smallest encoding of a file that the browser accepts; the plain file is the last resort. */
export function negotiate(folder: string): RequestHandler {
  return (request, response, next) => {
    const { path } = request;
    const made = encodings.filter(
      (encoding) => !path.includes('..') && existsSync(join(folder, path + endings[encoding])),
    );
    if (made.length === 0) return next();
    response.vary('accept-encoding');
    const chosen = made.find((encoding) => request.acceptsEncodings(encoding));
    if (chosen) {
      request.url = path + endings[chosen];
      describe(response, chosen, path);
    }
    next();
  };
}

/** The addresses of all files in a folder. */
export function addressesIn(folder: string): Set<string> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    found
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join('/', relative(folder, parentPath), name)),
  );
}

/** A missing file below these prefixes is a 404; any other address may be a page's. */
const filesOnly = /^\/(?:assets|pictures)\//;

const forEver = { immutable: true, maxAge: '1y' } as const;

/**
 * Serves files that this build lacks, from the shared folder of builds.
 * @param part the folder within a build that the addresses are in
 */
export function serveKept(folder: string, own: ReadonlySet<string>, part = ''): RequestHandler {
  return (request, response, next) => {
    const { path } = request;
    const build =
      own.has(path) || path.includes('..')
        ? undefined
        : keptBuilds(folder)
            .map((one) => join(one, part))
            .find((one) => existsSync(join(one, path)));
    if (!build) return next();
    const serve = express.static(build, { ...forEver, index: false, redirect: false });
    negotiate(build)(request, response, () => serve(request, response, next));
  };
}

/**
 * Serves the client build, as it is when the server starts. Files in `assets` and folders in `pictures` carry a hash of their
 * content in their names: they never change, and a missing one is not a page.
 * @param kept the shared folder of builds, if there is one
 */
export function serveBuiltFiles(client: string, kept?: string): RequestHandler {
  const files = express.Router();
  const addresses = addressesIn(client);
  files.use(({ path }, _, next) =>
    next(addresses.has(path) || filesOnly.test(path) ? undefined : 'router'),
  );
  if (kept) files.use(serveKept(kept, addresses));
  files.use(negotiate(client));
  files.use('/assets', express.static(join(client, 'assets'), { ...forEver, fallthrough: false }));
  files.use(
    '/pictures',
    express.static(join(client, 'pictures'), { ...forEver, fallthrough: false }),
  );
  files.use(express.static(client, { maxAge: '1h', index: false }));
  return files;
}
