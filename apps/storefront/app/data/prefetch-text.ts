import { isApiProblem } from '@karvon/api-client';
import { companyPageQuery, newsItemQuery, newsListQuery } from '@karvon/content';
import { notFound } from '../document/not-found';
import type { Prefetch } from './prefetch';

/** A text that is not there is a page that is not there; other failures are left to the page. */
async function orNotFound(answer: Promise<unknown>): Promise<void> {
  try {
    await answer;
  } catch (error) {
    if (isApiProblem(error) && error.problem.status === 404) throw notFound();
  }
}

/** The page of a list an address asks for, '?page=2'; whatever else stands there means the first. */
export function pageOf(params: URLSearchParams): number {
  const page = params.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

/** A news item's id, '2026/navruz', out of the rest of its address. */
export function newsIdOf(params: Record<string, string | undefined>): string {
  return (params['*'] ?? '').replace(/^\/+|\/+$/g, '');
}

export const prefetchNewsList: Prefetch = ({ url, locale, transport, queryClient }) =>
  queryClient.prefetchQuery(
    newsListQuery(transport, { page: pageOf(url.searchParams), lang: locale }),
  );

/** @throws the 404 page when no item has the id */
export const prefetchNewsItem: Prefetch = ({ params, locale, transport, queryClient }) =>
  orNotFound(
    queryClient.fetchQuery(newsItemQuery(transport, { id: newsIdOf(params), lang: locale })),
  );

/** @throws the 404 page when no page has the id */
export const prefetchCompanyPage: Prefetch = ({ params, locale, transport, queryClient }) =>
  orNotFound(
    queryClient.fetchQuery(companyPageQuery(transport, { id: params.id ?? '', lang: locale })),
  );
