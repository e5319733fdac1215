import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { buildTarget } from '../../libs/i18n/vite/build-target.ts';
import { cataloguePlugin } from '../../libs/i18n/vite/catalogue-plugin.ts';
import { formatDataPlugin } from '../../libs/i18n/vite/format-data-plugin.ts';
import { leanLibrariesPlugin, pureCalls } from '../../libs/i18n/vite/lean-libraries-plugin.ts';
import { messageTextsPlugin } from '../../libs/i18n/vite/message-texts-plugin.ts';
import { classNamesPlugin } from './vite/class-names-plugin.ts';
import { pageLoaderPlugin } from './vite/page-loader-plugin.ts';
import { pageChunksPlugin } from './vite/page-chunks-plugin.ts';

const workspace = fileURLToPath(new URL('../..', import.meta.url));

/** Code that loads on intent waits for its styles. */
const stylesFirst = `export { withStyles as __vitePreload } from ${JSON.stringify(
  fileURLToPath(new URL('./app/document/styles/with-styles.ts', import.meta.url)),
)};`;

/** Pages nearest to their budgets (tools/bench/budget.json), and how many unused bytes each may load. */
const spare: Record<string, number> = {
  home: 0,
  'air-tickets': 1_600,
  'air-offer': 2_000,
  hotels: 2_000,
  hotel: 1_900,
  'hotel-booking': 1_800,
  'hotel-order': 1_100,
  'shared-order': 500,
  order: 0,
  'payment-result': 2_000,
  'air-passengers': 1_400,
  bookings: 1_700,
  profile: 1_900,
  register: 400,
  gallery: 4_200,
};

/** Forms with more code than their page: they load after the page's own code. */
const bodies = /-page[\\/](?:checkout|guest-form|search)\.tsx$/;
/** Parts that load after hydration on every page or on the home page. */
const late = /[\\/]late-(?:parts|sections|telemetry)\.tsx?$/;
/** Scripts of page bodies, offer cards and search forms: visitors wait for them, so their imports load in parallel. */
const awaited = /\/(?:checkout|guest-form|search|named-search-form|offer-list)-[\w-]{8}\.js$/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    cataloguePlugin(),
    messageTextsPlugin(),
    formatDataPlugin(),
    leanLibrariesPlugin(stylesFirst),
    classNamesPlugin(workspace),
    pageLoaderPlugin(),
    reactRouter(),
    pageChunksPlugin({
      files: 9,
      unused: (page) => spare[basename(page, '.tsx')] ?? 3_000,
      bodies,
      late,
    }),
  ],
  resolve: { tsconfigPaths: true },
  // Dependencies that Vite would find only when pages are opened; without this list the first visit reloads itself.
  optimizeDeps: {
    include: [
      'react-dom/client',
      'react-router/dom',
      '@tanstack/react-query',
      'react-intl',
      'clsx',
      'lucide-react',
      'zod',
    ],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Modules of libs have no side effects, so a page gets only what it uses of an index. (ui-kit declares it itself.)
          treeshake: {
            manualPureFunctions: pureCalls,
            moduleSideEffects: [
              { test: /[\\/]libs[\\/](?!ui-kit)[^\\/]+[\\/]src[\\/].*\.tsx?$/, sideEffects: false },
            ],
          },
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
    target: buildTarget(),
    // The stylesheets of each script, for `writeStyles`.
    manifest: true,
    emptyOutDir: true,
    // The router lists all scripts of a page by itself. Code that loads on intent is one or two files; awaited scripts list their
    // imports (`leanImports`).
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, scripts) =>
        awaited.test(file) ? scripts.filter((script) => script !== file) : [],
    },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
});
