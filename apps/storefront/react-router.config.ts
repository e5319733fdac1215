import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressFiles } from './vite/compress-files.ts';
import { writeLanguages } from './vite/write-languages.ts';

export default {
  buildDirectory: '../../dist/apps/storefront',
  // Thirty small routes: knowing them all at once is cheaper than asking for them one by one.
  routeDiscovery: { mode: 'initial' },
  buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    writeLanguages(client);
    compressFiles(client);
  },
} satisfies Config;
