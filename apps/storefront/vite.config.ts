import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { cataloguePlugin } from '../../libs/i18n/vite/catalogue-plugin.ts';
import { leanLibrariesPlugin, pureCalls } from './vite/lean-libraries-plugin.ts';
import { messageTextsPlugin } from './vite/message-texts-plugin.ts';

/** What stands around every page: in one file, because small ones cost a slow connection more than they save. */
const shell = [
  'node_modules/(react-intl|@formatjs|intl-messageformat|clsx)/',
  'libs/i18n/src/(define-messages|i18n-provider|message-errors|locales|pick-locale|use-format|format/)',
  'libs/(paths|calendar)/src/',
  'libs/api-client/src/(transport|api-problem)',
  'libs/ui-kit/src/(brand|button|field|icon-button|progress-bar|skeleton|spinner|text-field/text-field.module|toast|visually-hidden)',
  'lucide-react/dist/esm/icons/(bed-double|calendar-days|chevron-right|newspaper|search).mjs',
  'apps/storefront/app/(data/browser-transport|document/(document-context|late|page-head))',
  'apps/storefront/app/layout/keep-scroll',
];

/** What pages bring that ask the API by themselves. */
const answers = ['node_modules/@tanstack/(react-query|query-core)/'];

/** What the search form and its results have in common. */
const search = [
  'libs/air-search/src/model/(search-criteria|search-draft|traveller-limits)',
  'libs/air-search/src/components/travellers-field/(use-travellers-text|travellers-field.me|travellers-field.mo)',
  'libs/air-search/src/components/place-field/(place-field.me|place-text)',
  'apps/storefront/app/home/home.messages',
  'lucide-react/dist/esm/icons/(luggage|plane|ticket|users|wallet).mjs',
];

const anyOf = (paths: readonly string[]) => new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'));

export default defineConfig({
  root: import.meta.dirname,
  plugins: [cataloguePlugin(), messageTextsPlugin(), leanLibrariesPlugin(), reactRouter()],
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
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
                },
                { name: 'shell', test: anyOf(shell) },
                { name: 'answers', test: anyOf(answers) },
                { name: 'search', test: anyOf(search) },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    // One stylesheet, which the server writes into the page: a linked one doubles the time to the first text.
    cssCodeSplit: false,
    emptyOutDir: true,
    // The router names all scripts of a page by itself; what loads on intent is a file or two.
    modulePreload: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
});
