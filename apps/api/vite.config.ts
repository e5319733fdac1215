import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;

/** The programs find these beside their scripts, as libs find them beside their sources. */
const readAtRunTime = ['content', '../../libs/api/platform/migrations'];

function copyFilesPlugin(): Plugin {
  return {
    name: 'karvon:copy-files',
    writeBundle({ dir = here }) {
      for (const path of readAtRunTime)
        cpSync(join(here, path), join(dir, basename(path)), { recursive: true });
    },
  };
}

/** The API and the operators' terminal as plain scripts: they start in half the time that translating sources takes. */
export default defineConfig({
  root: here,
  plugins: [copyFilesPlugin()],
  resolve: { tsconfigPaths: true },
  build: {
    ssr: true,
    target: 'node24',
    outDir: '../../dist/apps/api',
    emptyOutDir: true,
    // Stack traces name the sources: `node --enable-source-maps`.
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        ops: 'src/ops.ts',
        'first-sale/run': 'src/first-sale/run.ts',
        'composition/draw-papers': 'src/composition/draw-papers.ts',
      },
      output: { entryFileNames: 'src/[name].js', chunkFileNames: 'src/[name]-[hash].js' },
    },
  },
});
