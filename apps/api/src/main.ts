import { enableCompileCache } from 'node:module';

// Before the first import of ours: the cache works for what is loaded after this call.
enableCompileCache();

import('./server')
  .then(({ start }) => start())
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
