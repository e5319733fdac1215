/** What the server uses: `entry.server.tsx`, which renders a page, and the program, which sends it. */
export { noteReads, readsOfPage, type ApiRead } from './server/cache/api-reads';
export { createPageCache } from './server/cache/page-cache';
export type { AnonymousRequest } from './server/cache/render-for-cache';
export { cachePages, serveCached } from './server/cache/serve-cached';
export { createDocuments } from './server/page/prepare-document.server';
export { scriptText } from './server/page/script-text.server';
export { pageResponse, partsOf } from './server/page/written-page.server';
export { servePages } from './server/send/serve-pages';
