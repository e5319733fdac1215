import { listNews, type Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { queryOptions } from '@tanstack/react-query';

interface Wanted {
  /** The storefront's origin: a page can have elements of two storefronts. */
  origin: string;
  lang: Locale;
  limit: number;
}

/** The latest news of one storefront. */
export function newsQuery(transport: Transport, { origin, lang, limit }: Wanted) {
  return queryOptions({
    queryKey: ['news', origin, lang, limit],
    queryFn: ({ signal }) => listNews(transport, { lang, limit }, { signal }),
  });
}
