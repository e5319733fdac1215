import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import type { StorefrontConfig } from '../app/config.server';
import { serveBuiltFiles } from './files/built-files';
import { keepBuild } from './files/kept-builds';
import { builds } from './builds';

interface LoadedBuild {
  build: ServerBuild | (() => Promise<ServerBuild>);
  serveFiles: RequestHandler;
  /** The shared folder with files of other builds, if there is one. */
  otherBuilds: string | undefined;
  close: () => Promise<void>;
}

/** Exports of our server entry besides those for the router. */
interface EntryModule {
  loadLateParts: () => Promise<void>;
}

/** The build of apps/widgets. */
export const widgets = join(builds, 'widgets');

interface Keeping {
  /** The folder where storefronts share their builds; undefined without one. */
  assetsDir: string | undefined;
  logger: Pick<Logger, 'error'>;
}

/** @returns the folder; undefined when it is unusable, because the shop works without it */
function keep({ assetsDir, logger }: Keeping, client: string, version: string): string | undefined {
  if (!assetsDir) return undefined;
  try {
    keepBuild(assetsDir, { client, widgets }, version);
    return assetsDir;
  } catch (err) {
    logger.error(
      { err, folder: assetsDir },
      'ASSETS_DIR cannot be written: make room there or give it to the user of the storefront; until then open tabs lose their files with each release',
    );
    return undefined;
  }
}

async function loadBuilt(keeping: Keeping, plain: boolean): Promise<LoadedBuild> {
  const output = join(builds, plain ? 'storefront-plain' : 'storefront');
  const entry = join(output, 'server/index.js');
  if (!existsSync(entry)) {
    const task = plain ? 'build-plain' : 'build';
    throw new Error(`The storefront is not built yet: run \`npx nx ${task} storefront\`.`);
  }
  const build = (await import(pathToFileURL(entry).href)) as ServerBuild;
  const { loadLateParts } = build.entry.module as unknown as EntryModule;
  await loadLateParts();
  const client = join(output, 'client');
  const otherBuilds = keep(keeping, client, build.assets.version);
  return {
    build,
    serveFiles: serveBuiltFiles(client, otherBuilds),
    otherBuilds,
    close: async () => undefined,
  };
}

async function loadSources(server: Server): Promise<LoadedBuild> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: join(import.meta.dirname, '../vite.config.ts'),
    // Hot reloading's web socket shares our port.
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    serveFiles: vite.middlewares,
    otherBuilds: undefined,
    close: () => vite.close(),
  };
}

/** The compiled application in production; in development Vite compiles it on demand. */
export function loadBuild(
  { production, plainDelivery }: Pick<StorefrontConfig, 'production' | 'plainDelivery'>,
  { server, ...keeping }: Keeping & { server: Server },
): Promise<LoadedBuild> {
  return production ? loadBuilt(keeping, plainDelivery) : loadSources(server);
}
