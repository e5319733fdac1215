import { defineConfig } from 'vite';

/** Builds the server program: a plain script beside React Router's server build. */
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
