import { orderNumberPattern, type ProblemCode } from '@karvon/contract';
import { hotelOrderQuery, orderQuery } from '@karvon/orders';
import { paths } from '@karvon/paths';
import { redirect } from 'react-router';
import type { PrefetchArgs } from './prefetch';

/** An order changes while the visitor is at the bank: an older response is requested again. */
export const freshMs = 5_000;

/** The order an address names, '?number=abcd2345'; undefined when it names none. */
export function orderNumberOf(params: URLSearchParams): string | undefined {
  const number = params.get('number')?.trim().toUpperCase() ?? '';
  return orderNumberPattern.test(number) ? number : undefined;
}

/** What the lookup page is told of an address without an order: the number as it was typed, and that it is wrong. */
function brought(params: URLSearchParams, problem: ProblemCode) {
  const number = params.get('number')?.trim();
  return number ? { number, problem } : {};
}

/** @throws a redirect to the lookup when the address names no order */
export function prefetchOrder({ url, locale, transport, queryClient }: PrefetchArgs) {
  const number = orderNumberOf(url.searchParams);
  if (!number) {
    throw redirect(paths.myOrder.to(locale, brought(url.searchParams, 'order-not-found')));
  }
  return queryClient.prefetchQuery({
    ...orderQuery(transport, { number, lang: locale }),
    staleTime: freshMs,
  });
}

/** @throws a redirect to the lookup when the address names no order */
export function prefetchHotelOrder({ url, locale, transport, queryClient }: PrefetchArgs) {
  const number = orderNumberOf(url.searchParams);
  if (!number) {
    const { searchParams } = url;
    const notified = brought(searchParams, 'hotel-order-not-found');
    throw redirect(paths.myOrder.to(locale, { kind: 'hotel', ...notified }));
  }
  return queryClient.prefetchQuery({
    ...hotelOrderQuery(transport, { number, lang: locale }),
    staleTime: freshMs,
  });
}
