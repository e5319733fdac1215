import { getPage, type Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { queryOptions } from '@tanstack/react-query';

/** One company page with its text. */
export function companyPageQuery(transport: Transport, page: { id: string; lang: Locale }) {
  return queryOptions({
    queryKey: ['company-page', page],
    queryFn: ({ signal }) => getPage(transport, page, { signal }),
  });
}
