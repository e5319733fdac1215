import { lazyPart } from '@karvon/ui-kit';

/** Starts loading the form; call it on hover or focus of the button that opens it. */
export const preloadSearchForm = () => import('./named-search-form');

/** The form in a chunk of its own. Without a `Suspense` around it the server waits for it, so that it works before scripts. */
export const LazySearchForm = lazyPart(async () => (await preloadSearchForm()).NamedSearchForm);
