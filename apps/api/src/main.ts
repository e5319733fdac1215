import { enableCompileCache } from 'node:module';

// This stands before our first import: the cache works for modules that are loaded after this call.
enableCompileCache();

import('./run')
  .then(({ run }) => run())
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
