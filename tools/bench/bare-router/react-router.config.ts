import type { Config } from '@react-router/dev/config';

export default {
  buildDirectory: '../../../dist/bench/bare-router',
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
