import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressFiles } from '../../libs/i18n/vite/compress-files.ts';
import { writeLanguages } from '../../libs/i18n/vite/write-languages.ts';
import { writeStyles } from './vite/write-styles.ts';

export default {
  buildDirectory: '../../dist/apps/storefront',
  // With thirty small routes, loading the whole list is cheaper than requesting routes one by one.
  routeDiscovery: { mode: 'initial' },
  buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    writeStyles(client, join(reactRouterConfig.buildDirectory, 'server'));
    writeLanguages(client);
    compressFiles(client);
  },
} satisfies Config;
