import { createTransport } from '@karvon/api-client';

/** A transport to the API at the page's own origin. */
export const browserTransport = createTransport({ baseUrl: '/api' });
