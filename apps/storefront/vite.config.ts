import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { cataloguePlugin } from '../../libs/i18n/vite/catalogue-plugin.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [cataloguePlugin(), reactRouter()],
  resolve: { tsconfigPaths: true },
  build: {
    // One stylesheet, which the server writes into the page: a linked one doubles the time to the first text.
    cssCodeSplit: false,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
});
