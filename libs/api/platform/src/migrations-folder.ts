import { fileURLToPath } from 'node:url';

/** The folder of all migrations: beside `src` here, and beside `src` in a build. */
export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
