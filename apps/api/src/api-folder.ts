import { fileURLToPath } from 'node:url';

/** The folder of the API: `content` lies there in the sources and in a build. */
export const apiFolder = fileURLToPath(new URL('..', import.meta.url));
