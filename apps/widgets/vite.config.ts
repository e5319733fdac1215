import { defineConfig } from 'vite';
import { cataloguePlugin } from '../../libs/i18n/vite/catalogue-plugin.ts';
import { formatDataPlugin } from '../../libs/i18n/vite/format-data-plugin.ts';
import { messageTextsPlugin } from '../../libs/i18n/vite/message-texts-plugin.ts';
import {
  buildTarget,
  chunkGroup,
  leanLibrariesPlugin,
  libsOnlyDeclare,
  pureCalls,
} from '../../libs/page-delivery/build/index.ts';
import { fewProblemsPlugin } from './vite/few-problems-plugin.ts';
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
    fewProblemsPlugin(),
    shadowStylesPlugin(),
    namedFilesPlugin(elements),
    writeFilesPlugin(),
  ],
  resolve: { tsconfigPaths: true },
  build: {
    outDir: '../../dist/apps/widgets',
    emptyOutDir: true,
    target: buildTarget(),
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
        // Ignores warnings about libraries' "use client".
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
      // The loader imports an element by its address and calls its `mount`.
      preserveEntrySignatures: 'allow-extension',
      treeshake: { manualPureFunctions: pureCalls, moduleSideEffects: libsOnlyDeclare },
      output: {
        entryFileNames: ({ name }) => (name === 'karvon' ? 'karvon.js' : 'assets/[name]-[hash].js'),
        // Files import each other by name, so names are as short as possible.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: {
          // The kit is imported by its index, so without this every element would load the components of all others. Everything
          // that the shared file imports must be in it, or the two files import each other.
          includeDependenciesRecursively: false,
          // What at least three elements use, loaded once per page: `widgets` in the chunks.json of every project.
          groups: [{ ...chunkGroup('widgets'), name: 'shared', minShareCount: 3 }],
        },
      },
    },
  },
});
