import { fileURLToPath } from 'node:url';

/** The folder of the API: `content` and `src/db/migrations` lie at the same paths in the sources and in a build. */
export const apiFolder = fileURLToPath(new URL('..', import.meta.url));
