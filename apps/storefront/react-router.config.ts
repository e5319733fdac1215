import type { Config } from '@react-router/dev/config';
import { buildName, finishPages } from '../../libs/page-delivery/build/index.ts';

export default {
  buildDirectory: `../../dist/apps/${buildName}`,
  // With thirty small routes, loading the whole list is cheaper than requesting routes one by one.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => finishPages(reactRouterConfig.buildDirectory),
} satisfies Config;
