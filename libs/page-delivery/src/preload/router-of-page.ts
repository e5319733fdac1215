import type { KnownPages } from './files-of-page';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

interface RouterState extends Pick<KnownPages['state'], 'matches'> {
  location: Place;
  navigation: { location?: Place | undefined };
}

/** The part of React Router's data router used here. */
export interface PageRouter extends Pick<KnownPages, 'routes'> {
  state: RouterState;
  subscribe(listener: (state: RouterState) => void): () => void;
  navigate(
    to: string,
    options: { replace: true; preventScrollReset: true; defaultShouldRevalidate: false },
  ): unknown;
}

declare global {
  interface Window {
    /** The version of React Router's manifest, in every page that it rendered. */
    __reactRouterManifest?: { version?: string };
    __reactRouterDataRouter?: PageRouter;
  }
}

/** The router of this document; undefined before the page is hydrated. */
export const routerOfPage = (): PageRouter | undefined => window.__reactRouterDataRouter;

/** The id of the build this document came from. */
export const buildOfPage = () => window.__reactRouterManifest?.version ?? 'development';
