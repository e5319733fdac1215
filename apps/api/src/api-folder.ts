import { fileURLToPath } from 'node:url';

/** The API's folder, among the sources or in a build: both keep `content` and `src/db/migrations` at the same places. */
export const apiFolder = fileURLToPath(new URL('..', import.meta.url));
