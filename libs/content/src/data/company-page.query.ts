import { getPage, type Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { queryOptions } from '@tanstack/react-query';

/** The text of a company page; it does not change while a form is filled in. */
export function companyPageQuery(transport: Transport, page: { id: string; lang: Locale }) {
  return queryOptions({
    queryKey: ['company-page', page],
    queryFn: ({ signal }) => getPage(transport, page, { signal }),
    staleTime: Infinity,
  });
}
