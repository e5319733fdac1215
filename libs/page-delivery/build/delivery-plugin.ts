import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, UserConfig } from 'vite';
import { pageChunksPlugin } from './chunks/page-chunks-plugin.ts';
import {
  leanLibrariesPlugin,
  libsOnlyDeclare,
  pureCalls,
} from './libraries/lean-libraries-plugin.ts';
import { pageLoaderPlugin } from './libraries/page-loader-plugin.ts';
import { classNamesPlugin } from './styles/class-names-plugin.ts';

/** What a storefront tells of its pages; paths are of its source files. */
export interface PageCode {
  /** Forms with more code than their page: they load after the page's own code. */
  bodies: RegExp;
  /** Parts that load after hydration on every page or on the home page. */
  late: RegExp;
  /** Built scripts that visitors wait for, so their imports load in parallel. */
  awaited: RegExp;
  /** Unused bytes that a page may load, by the name of its route; 3,000 for others. */
  spare: Record<string, number>;
}

/** Pages with more scripts than this get merged ones. */
const maxFiles = 9;

const workspace = fileURLToPath(new URL('../../..', import.meta.url));

/** Code that loads on intent waits for its styles. */
const stylesFirst = `export { withStyles as __vitePreload } from ${JSON.stringify(
  fileURLToPath(new URL('../src/styles/with-styles.ts', import.meta.url)),
)};`;

const outputConfig = ({ awaited }: PageCode): UserConfig => ({
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: { manualPureFunctions: pureCalls, moduleSideEffects: libsOnlyDeclare },
          output: {
            // Short names, because scripts name the stylesheets that load later.
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css'))
                ? 'assets/[hash].css'
                : 'assets/[name]-[hash][extname]',
          },
        },
      },
    },
  },
  build: {
    // The stylesheets of each script, for `writeStyles`.
    manifest: true,
    // The router lists all scripts of a page by itself. Code that loads on intent is one or two files; awaited scripts list their
    // imports (`leanImports`).
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, scripts) =>
        awaited.test(file) ? scripts.filter((script) => script !== file) : [],
    },
  },
});

/** Scripts by pages, styles for the document, short class names, libraries without what no page uses. */
export function ownDelivery(code: PageCode): Plugin[] {
  const { spare, bodies, late } = code;
  return [
    {
      name: 'karvon-delivery',
      config: (_, { command }) => (command === 'build' ? outputConfig(code) : {}),
    },
    leanLibrariesPlugin(stylesFirst),
    classNamesPlugin(workspace),
    pageLoaderPlugin(),
    pageChunksPlugin({
      files: maxFiles,
      unused: (page) => spare[basename(page, '.tsx')] ?? 3_000,
      bodies,
      late,
    }),
  ];
}
