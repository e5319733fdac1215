import { defineConfig } from 'vite';
import { cataloguePlugin } from '../../libs/i18n/vite/catalogue-plugin.ts';

export default defineConfig({
  root: import.meta.dirname,
  // Drawings of cities and airlines. The built gallery does without them: it is only used by tests.
  publicDir: '../storefront/public',
  plugins: [cataloguePlugin()],
  resolve: { tsconfigPaths: true },
  server: { port: Number(process.env.GALLERY_PORT ?? 4240), strictPort: true, open: '/ru' },
  build: {
    outDir: '../../dist/apps/gallery',
    emptyOutDir: true,
    copyPublicDir: false,
    chunkSizeWarningLimit: 1_000,
  },
});
