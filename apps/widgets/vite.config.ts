import { defineConfig } from 'vite';
import { cataloguePlugin } from '../../libs/i18n/vite/catalogue-plugin.ts';
import { chunkGroup } from '../../libs/i18n/vite/chunk-groups.ts';
import { formatDataPlugin } from '../../libs/i18n/vite/format-data-plugin.ts';
import { leanLibrariesPlugin, pureCalls } from '../../libs/i18n/vite/lean-libraries-plugin.ts';
import { messageTextsPlugin } from '../../libs/i18n/vite/message-texts-plugin.ts';
import { namedFilesPlugin } from './vite/named-files-plugin.ts';
import { shadowStylesPlugin } from './vite/shadow-styles-plugin.ts';
import { writeFilesPlugin } from './vite/write-files-plugin.ts';

const elements = ['air-search', 'my-order', 'callback', 'news'];

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [
    cataloguePlugin(),
    messageTextsPlugin(),
    formatDataPlugin(),
    leanLibrariesPlugin(),
    shadowStylesPlugin(),
    namedFilesPlugin(elements),
    writeFilesPlugin(),
  ],
  resolve: { tsconfigPaths: true },
  build: {
    outDir: '../../dist/apps/widgets',
    emptyOutDir: true,
    // Custom elements, top-level await of modules and container queries: what these browsers have.
    target: ['chrome111', 'edge111', 'firefox113', 'safari16.4'],
    cssCodeSplit: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 500,
    rolldownOptions: {
      input: {
        karvon: 'src/karvon.ts',
        ...Object.fromEntries(elements.map((name) => [name, `src/${name}.tsx`])),
      },
      onLog(level, log, handle) {
        // "use client" of libraries means nothing here.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
      // The loader imports an element by its address and asks for `mount`.
      preserveEntrySignatures: 'allow-extension',
      treeshake: {
        manualPureFunctions: pureCalls,
        moduleSideEffects: [
          { test: /[\\/]libs[\\/](?!ui-kit)[^\\/]+[\\/]src[\\/].*\.tsx?$/, sideEffects: false },
        ],
      },
      output: {
        entryFileNames: ({ name }) => (name === 'karvon' ? 'karvon.js' : 'assets/[name]-[hash].js'),
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: {
          // The kit is imported by its index: what one element draws must not come with every other. Nothing that the shared
          // file asks for may stay out of it, or the two files ask for each other.
          includeDependenciesRecursively: false,
          // What two elements or more bring, once on a page with several: `widgets` in chunks.json of every project.
          groups: [{ ...chunkGroup('widgets'), name: 'shared' }],
        },
      },
    },
  },
});
