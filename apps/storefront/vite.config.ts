import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { cataloguePlugin } from '../../libs/i18n/vite/catalogue-plugin.ts';
import { formatDataPlugin } from '../../libs/i18n/vite/format-data-plugin.ts';
import { messageTextsPlugin } from '../../libs/i18n/vite/message-texts-plugin.ts';
import { buildTarget, pageDelivery } from '../../libs/page-delivery/build/index.ts';

const delivery = pageDelivery({
  bodies: /-page[\\/](?:checkout|guest-form|search)\.tsx$/,
  late: /[\\/]late-(?:parts|sections|telemetry)\.tsx?$/,
  awaited: /\/(?:checkout|guest-form|search|named-search-form|offer-list)-[\w-]{8}\.js$/,
  // Pages nearest to their budgets (tools/bench/budget.json).
  spare: {
    home: 0,
    'air-tickets': 1_600,
    'air-offer': 2_000,
    hotels: 2_000,
    hotel: 1_900,
    'hotel-booking': 1_800,
    'hotel-order': 2_500,
    'shared-order': 500,
    order: 0,
    'payment-result': 2_000,
    'air-passengers': 1_400,
    bookings: 1_200,
    profile: 1_900,
    register: 400,
    gallery: 4_200,
  },
});

export default defineConfig({
  root: import.meta.dirname,
  plugins: [cataloguePlugin(), messageTextsPlugin(), formatDataPlugin(), delivery, reactRouter()],
  resolve: { tsconfigPaths: true },
  // Dependencies that Vite would find only when pages are opened; without this list the first visit reloads itself.
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
  build: {
    target: buildTarget(),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
});
