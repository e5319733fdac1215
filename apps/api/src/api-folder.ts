import { fileURLToPath } from 'node:url';

/** The folder of the API. In the sources and in a build `content` and `src/db/migrations` have the same paths below it. */
export const apiFolder = fileURLToPath(new URL('..', import.meta.url));
