import { hotelOrderQuery, paymentQuery } from '@karvon/orders';
import type { PrefetchArgs } from './prefetch';
import { freshMs, orderNumberOf, prefetchHotelOrder } from './prefetch-order';

/**
 * The order and what became of its payment: asking for it asks the bank, so that who comes from there reads the result.
 * @throws a redirect to the lookup when the address names no order
 */
export async function prefetchHotelPayment(args: PrefetchArgs) {
  await prefetchHotelOrder(args);
  const { url, locale, transport, queryClient } = args;
  const number = orderNumberOf(url.searchParams) ?? '';
  const { queryKey } = hotelOrderQuery(transport, { number, lang: locale });
  const payment = queryClient.getQueryData(queryKey)?.payment;
  if (payment)
    await queryClient.prefetchQuery({ ...paymentQuery(transport, payment.id), staleTime: freshMs });
}
