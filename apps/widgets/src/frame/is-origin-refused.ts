import { createTransport, isApiProblem, listNews } from '@karvon/api-client';

const requested = new Map<string, Promise<boolean>>();

const ask = (storefront: string): Promise<boolean> =>
  listNews(createTransport({ baseUrl: `${storefront}/api` }), { lang: 'ru', limit: 1 }).then(
    () => false,
    (error: unknown) => isApiProblem(error) && error.problem.code === 'cross-site-refused',
  );

/**
 * Whether the storefront refuses calls of this page, which is not in its WIDGET_ORIGINS. Elements without a call of their own
 * need to know too, before somebody fills them in: one request is made for all elements of a page.
 */
export function isOriginRefused(storefront: string): Promise<boolean> {
  if (storefront === location.origin) return Promise.resolve(false);
  const response = requested.get(storefront) ?? ask(storefront);
  requested.set(storefront, response);
  return response;
}
