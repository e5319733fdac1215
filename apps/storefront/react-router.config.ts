import type { Config } from '@react-router/dev/config';

export default {
  buildDirectory: '../../dist/apps/storefront',
  // Thirty small routes: knowing them all at once is cheaper than asking for them one by one.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
