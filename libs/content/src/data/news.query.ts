import { getNewsItem, listNews, type Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { queryOptions } from '@tanstack/react-query';

/** Cards of a list page: whole rows of one, two and three. */
const perPage = 12;

/** A page of the news list, counted from 1. */
export function newsListQuery(
  transport: Transport,
  { page, lang }: { page: number; lang: Locale },
) {
  return queryOptions({
    queryKey: ['news', 'list', lang, page],
    queryFn: ({ signal }) => listNews(transport, { lang, page, limit: perPage }, { signal }),
  });
}

/** The newest few, for a carousel. */
export function latestNewsQuery(
  transport: Transport,
  { lang, count = 8 }: { lang: Locale; count?: number },
) {
  return queryOptions({
    queryKey: ['news', 'latest', lang, count],
    queryFn: ({ signal }) => listNews(transport, { lang, limit: count }, { signal }),
  });
}

/** One news item with its text. */
export function newsItemQuery(transport: Transport, item: { id: string; lang: Locale }) {
  return queryOptions({
    queryKey: ['news', 'item', item],
    queryFn: ({ signal }) => getNewsItem(transport, item, { signal }),
  });
}
