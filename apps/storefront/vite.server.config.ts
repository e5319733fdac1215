import { defineConfig } from 'vite';

/** The program that serves the build: a plain script, beside what React Router has built. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  resolve: { tsconfigPaths: true },
  build: {
    ssr: 'server.ts',
    target: 'node24',
    outDir: '../../dist/apps/storefront-server',
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
});
