import { join } from 'node:path';

/** The folder of all builds: the parent of the built program, or `dist` while the program runs from its sources. */
export const builds = join(
  import.meta.dirname,
  import.meta.env?.PROD ? '..' : '../../../dist/apps',
);
