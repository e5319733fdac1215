import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { cataloguePlugin } from '../../libs/i18n/vite/catalogue-plugin.ts';
import { chunkGroup } from '../../libs/i18n/vite/chunk-groups.ts';
import { formatDataPlugin } from '../../libs/i18n/vite/format-data-plugin.ts';
import { leanLibrariesPlugin, pureCalls } from '../../libs/i18n/vite/lean-libraries-plugin.ts';
import { messageTextsPlugin } from '../../libs/i18n/vite/message-texts-plugin.ts';

/** What loads on intent waits for its styles. */
const stylesFirst = `export { withStyles as __vitePreload } from ${JSON.stringify(
  fileURLToPath(new URL('./app/document/styles/with-styles.ts', import.meta.url)),
)};`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    cataloguePlugin(),
    messageTextsPlugin(),
    formatDataPlugin(),
    leanLibrariesPlugin(stylesFirst),
    reactRouter(),
  ],
  resolve: { tsconfigPaths: true },
  // Found only while pages are opened; without this list the first visit reloads itself.
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
          // Modules of libs only declare things; their index brings no more of them than a page uses. (ui-kit says so itself.)
          treeshake: {
            manualPureFunctions: pureCalls,
            moduleSideEffects: [
              { test: /[\\/]libs[\\/](?!ui-kit)[^\\/]+[\\/]src[\\/].*\.tsx?$/, sideEffects: false },
            ],
          },
          output: {
            // Scripts name stylesheets that come later: in as few letters as it takes.
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css'))
                ? 'assets/[hash].css'
                : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              // What belongs to each: chunks.json of every project (docs/delivery.md).
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
                },
                // What stands around every page: in one file, because small ones cost a slow connection more than they save.
                chunkGroup('shell'),
                // What pages bring that ask the API by themselves.
                chunkGroup('responses'),
                // What most pages are written on; each of its parts alone would be a file of half a kilobyte.
                chunkGroup('paper'),
                // The modal and its frame; a sheet takes the frame alone.
                chunkGroup('dialog'),
                // What the search form and its results have in common.
                chunkGroup('search'),
                // What fields open: on five pages.
                chunkGroup('panels'),
                // What is chosen in panels, days above all: the form of a flight and the page of a hotel.
                chunkGroup('days'),
                // What the search form alone is made of; results bring it on intent.
                chunkGroup('form'),
                // A trip at a glance and flight by flight: the fares of an offer, and orders.
                chunkGroup('slices'),
                // What a list of hotels and the page of one have in common.
                chunkGroup('stays'),
              ],
            },
          },
        },
      },
    },
  },
  build: {
    // Which script has which stylesheet, for `writeStyles`.
    manifest: true,
    emptyOutDir: true,
    // The router names all scripts of a page by itself; what loads on intent is a file or two.
    modulePreload: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
});
