import { createTransport } from '@karvon/api-client';

/** The API at the page's own address. */
export const browserTransport = createTransport({ baseUrl: '/api' });
