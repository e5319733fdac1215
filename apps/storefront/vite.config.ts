import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { cataloguePlugin } from '../../libs/i18n/vite/catalogue-plugin.ts';
import { messageTextsPlugin } from './vite/message-texts-plugin.ts';

/** What stands around every page. */
const shell = [
  'node_modules/(react-intl|@formatjs|intl-messageformat|clsx)/',
  'libs/(i18n|paths|calendar)/src/',
  'libs/ui-kit/src/(brand|button|icon-button|progress-bar|spinner|toast|visually-hidden)/',
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [cataloguePlugin(), messageTextsPlugin(), reactRouter()],
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
            moduleSideEffects: [
              { test: /[\\/]libs[\\/](?!ui-kit)[^\\/]+[\\/]src[\\/].*\.tsx?$/, sideEffects: false },
            ],
          },
          output: {
            // What every page needs, in few files: small ones cost a slow connection more than they save.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
                },
                { name: 'shell', test: new RegExp(shell.join('|').replaceAll('/', '[\\\\/]')) },
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
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
});
