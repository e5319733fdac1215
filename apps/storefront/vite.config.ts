import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { cataloguePlugin } from '../../libs/i18n/vite/catalogue-plugin.ts';
import { formatDataPlugin } from '../../libs/i18n/vite/format-data-plugin.ts';
import { leanLibrariesPlugin, pureCalls } from '../../libs/i18n/vite/lean-libraries-plugin.ts';
import { messageTextsPlugin } from '../../libs/i18n/vite/message-texts-plugin.ts';

/** What stands around every page: in one file, because small ones cost a slow connection more than they save. */
const shell = [
  'node_modules/(react-intl|@formatjs|intl-messageformat|clsx)/',
  'libs/i18n/src/(define-messages|i18n-provider|message-errors|locales|pick-locale|use-format|format/)',
  'libs/paths/src/',
  // Days as people type them are for forms, which bring them.
  'libs/calendar/src/(?!typed-day)',
  'libs/api-client/src/transport/(transport|api-problem)',
  'libs/ui-kit/src/(behaviour/client-width|brand|button|field|icon-button|named-icon/missing|progress-bar|skeleton|spinner|text-field/text-field.module|toast|visually-hidden)',
  'lucide-react/dist/esm/icons/(bed-double|calendar-days|chevron-right|luggage|newspaper|plane|search|ticket|users|wallet).mjs',
  'libs/session/src/',
  'libs/telemetry/src/journal/report-error',
  'apps/storefront/app/(data/browser-transport|document/(document-context|late|head/page-head|styles/(page-styles|with-styles)))',
  'apps/storefront/app/layout/(shell/(keep-|layout.messages)|header/language-names)',
  'apps/storefront/app/(account/sign-in-request|middleware/(route|use)|pages/(page.module|error-page.messages)|telemetry/build-of-page)',
];

/** What pages bring that ask the API by themselves. */
const answers = [
  'node_modules/@tanstack/(react-query|query-core)/',
  'apps/storefront/app/data/(answers|query-client)',
  'libs/(api-client/src/cache|search-parts/src/data)/',
];

/** What most pages are written on; each of its parts alone would be a file of half a kilobyte. */
const paper = ['libs/ui-kit/src/(card|section-card|notice|stack)/'];

/** The modal and its frame; a sheet takes the frame alone. */
const dialog = ['libs/ui-kit/src/dialog/'];

/** What the search form and its results have in common. */
const search = [
  'libs/air-search/src/model/search/(draft-|onward-legs|search-criteria|search-draft|traveller-limits)',
  'libs/air-search/src/components/air-search-form/use-carried',
  'libs/air-search/src/components/travellers-field/travellers-field.m',
  'libs/air-search/src/components/place-field/(place-field.me|place-text)',
  'apps/storefront/app/home/home.messages',
];

/** What loads on intent waits for its styles. */
const stylesFirst = `export { withStyles as __vitePreload } from ${JSON.stringify(
  fileURLToPath(new URL('./app/document/styles/with-styles.ts', import.meta.url)),
)};`;

/** What fields open: on five pages. */
const panels = ['libs/ui-kit/src/(popover/popover.(tsx|module)|combobox/suggestion-keys)'];

/** What is chosen in panels, days above all: the form of a flight and the page of a hotel. */
const days = [
  'libs/ui-kit/src/(date-field|picker-button)/',
  'libs/i18n/src/(calendar.messages|use-calendar-texts)',
  'libs/search-parts/src/panel.messages',
];

/** What the search form alone is made of; results bring it on intent. */
const form = [
  'libs/search-parts/src/recent/use-has-recent',
  'libs/air-search/src/components/(air-search-form|trip-dates|travellers-field|place-field)/[^/]+.module',
  'lucide-react/dist/esm/icons/(arrow-left-right|plane-landing|plane-takeoff).mjs',
  'libs/ui-kit/src/(combobox/(combobox.(tsx|module)|group|use)|segmented-control|behaviour/floating/shadow-tree)',
];

const anyOf = (paths: readonly string[]) => new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'));

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
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
                },
                { name: 'shell', test: anyOf(shell) },
                { name: 'answers', test: anyOf(answers) },
                { name: 'paper', test: anyOf(paper) },
                { name: 'dialog', test: anyOf(dialog) },
                { name: 'search', test: anyOf(search) },
                { name: 'panels', test: anyOf(panels) },
                { name: 'days', test: anyOf(days) },
                { name: 'form', test: anyOf(form) },
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
