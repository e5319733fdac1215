import { listNews, type Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { queryOptions } from '@tanstack/react-query';

interface Wanted {
  /** Of the storefront: elements of two storefronts may stand on one page. */
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
