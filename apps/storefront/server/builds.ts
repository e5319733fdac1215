import { join } from 'node:path';

/** The folder of all builds: this program's parent once it is built, `dist` while it runs from its source. */
export const builds = join(
  import.meta.dirname,
  import.meta.env?.PROD ? '..' : '../../../dist/apps',
);
