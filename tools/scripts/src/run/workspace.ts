import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Advice } from './say.ts';

export const root = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/[\\/]$/, '');

/** Environment variables; an undefined one is not set. */
export type Variables = Record<string, string | undefined>;

const ours = join(root, 'node_modules/node/bin/node');
/** The Node that came with `npm install`; or the one that runs this script, if that package has no build. */
export const node = existsSync(ours) ? ours : process.execPath;

/** The environment of every program we start: the workspace's own tools come first on PATH. */
export function toolEnvironment(extra: Variables = {}): Variables {
  const bin = join(root, 'node_modules/.bin');
  return {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    ...extra,
  };
}

export const nxCli = join(root, 'node_modules/nx/dist/bin/nx.js');

/** Stops with advice when the packages are not installed. */
export function requireInstalled(): void {
  if (!existsSync(nxCli))
    throw new Advice('The libraries are not installed yet. Run `npm install` first.');
}

function port(name: string, fallback: number): number {
  const text = process.env[name] || String(fallback);
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 65535)
    throw new Advice(`${name}=${text} is not a port number (1–65535).`);
  return value;
}

/**
 * The variables with which the API and the storefront find each other, with the documented defaults. `DATA_DIR` is made absolute,
 * so that it means the same folder for every program.
 */
export function settings() {
  const storefrontPort = port('PORT', 4200);
  const apiPort = port('API_PORT', 4300);
  if (storefrontPort === apiPort)
    throw new Advice(`PORT and API_PORT are both ${apiPort}: give each its own.`);
  const apiHost = process.env.API_HOST || '127.0.0.1';
  const publicUrl = process.env.PUBLIC_URL || `http://localhost:${storefrontPort}`;
  // A server that listens on all addresses is reached at this machine's own address.
  const reachable = ['0.0.0.0', '::'].includes(apiHost) ? '127.0.0.1' : apiHost;
  const apiUrl =
    process.env.API_URL ||
    `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${apiPort}`;
  const shared = { EDITION: process.env.EDITION || 'uz' };
  return {
    storefrontPort,
    apiPort,
    apiHost,
    apiUrl,
    publicUrl,
    api: {
      ...shared,
      API_PORT: String(apiPort),
      API_HOST: apiHost,
      DATA_DIR: resolve(root, process.env.DATA_DIR || '.data'),
      PUBLIC_URL: publicUrl,
    },
    storefront: { ...shared, PORT: String(storefrontPort), API_URL: apiUrl, PUBLIC_URL: publicUrl },
  };
}

/**
 * Arguments for Node that restart a TypeScript program whenever one of its files is saved. `node --watch` loses a file that an
 * editor or git replaces instead of writing into it.
 */
export const restarting = (program: string): string[] => [
  join(root, 'node_modules/tsx/dist/cli.mjs'),
  'watch',
  '--clear-screen=false',
  program,
];
