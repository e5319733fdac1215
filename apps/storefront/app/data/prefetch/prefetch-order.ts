import { orderNumberPattern, type Locale, type ProblemCode } from '@karvon/contract';
import { hotelOrderQuery, orderQuery } from '@karvon/order-parts';
import { paths } from '@karvon/paths';
import { redirect } from 'react-router';
import { freshMs, type PrefetchArgs } from './prefetch';

/** The booking number in an address, '?number=abcd2345'; undefined when it has none. */
export function orderNumberOf(params: URLSearchParams): string | undefined {
  const number = params.get('number')?.trim().toUpperCase() ?? '';
  return orderNumberPattern.test(number) ? number : undefined;
}

/**
 * The booking number in the address, for the query of the order. The lookup page gets a wrong number as it was typed, and says
 * that it is wrong.
 * @throws a redirect to the lookup when the address names no order
 */
function orderOf(
  { url, locale }: PrefetchArgs,
  problem: ProblemCode,
  kind?: 'hotel',
): { number: string; lang: Locale } {
  const number = orderNumberOf(url.searchParams);
  if (number) return { number, lang: locale };
  const typed = url.searchParams.get('number')?.trim();
  throw redirect(
    paths.myOrder.to(locale, { ...(kind && { kind }), ...(typed && { number: typed, problem }) }),
  );
}

/** @throws a redirect to the lookup when the address names no order */
export function prefetchOrder(args: PrefetchArgs) {
  const order = orderOf(args, 'order-not-found');
  return args.queryClient.prefetchQuery({
    ...orderQuery(args.transport, order),
    staleTime: freshMs,
  });
}

/** @throws a redirect to the lookup when the address names no order */
export function prefetchHotelOrder(args: PrefetchArgs) {
  const order = orderOf(args, 'hotel-order-not-found', 'hotel');
  return args.queryClient.prefetchQuery({
    ...hotelOrderQuery(args.transport, order),
    staleTime: freshMs,
  });
}
