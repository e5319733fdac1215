import type { RouterLike } from './freshness';

declare global {
  interface Window {
    /** The version of React Router's manifest, in every page that it rendered. */
    __reactRouterManifest?: { version?: string };
    __reactRouterDataRouter?: RouterLike;
  }
}

/** The id of the build this document came from. */
export const buildOfPage = () => window.__reactRouterManifest?.version ?? 'development';
