import { lazyPart } from '@karvon/ui-kit';

/** Starts loading the form; call it on hover or focus of what opens it. */
export const preloadHotelSearchForm = () => import('./named-hotel-form');

/** The form in a chunk of its own. Without a `Suspense` around it the server waits for it, so that it works before scripts. */
export const LazyHotelSearchForm = lazyPart(
  async () => (await preloadHotelSearchForm()).NamedHotelForm,
);
