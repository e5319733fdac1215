import { enableCompileCache } from 'node:module';

// This stands before our first import: the cache works for modules that are loaded after this call.
enableCompileCache();

import('./run')
  .then(({ run }) => run())
  .catch(async (error: unknown) => {
    const { explainStart } = await import('@karvon/platform/db/outage');
    console.error(explainStart(error));
    process.exit(1);
  });
