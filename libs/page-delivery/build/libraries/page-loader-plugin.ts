import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = fileURLToPath(new URL('../../src/preload/load-page.ts', import.meta.url));
const routerOfBrowser =
  /[\\/]react-router[\\/]dist[\\/]\w+[\\/]lib[\\/]dom[\\/]ssr[\\/][\w-]+\.js$/;

/**
 * Replaces React Router's importer of page modules, which reloads the open page after every failure, by ours. The build fails
 * when the router no longer has that file.
 */
export function pageLoaderPlugin(): Plugin {
  let replaced = false;
  return {
    name: 'page-loader',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      if (source !== './routeModules.js' || !importer || !routerOfBrowser.test(importer)) return;
      replaced = true;
      return ours;
    },
    buildEnd(error) {
      if (!error && !replaced) this.error('React Router imports its pages in another file now');
    },
  };
}
