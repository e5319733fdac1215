import type { RouterLike } from './freshness';

declare global {
  interface Window {
    /** React Router's own, in every page that it wrote. */
    __reactRouterManifest?: { version?: string };
    __reactRouterDataRouter?: RouterLike;
  }
}

/** Names the build this document came from. */
export const buildOfPage = () => window.__reactRouterManifest?.version ?? 'development';
