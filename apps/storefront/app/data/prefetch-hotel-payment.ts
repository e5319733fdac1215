import { hotelOrderQuery, paymentQuery } from '@karvon/orders';
import type { PrefetchArgs } from './prefetch';
import { freshMs, orderNumberOf, prefetchHotelOrder } from './prefetch-order';

/**
 * The order and its payment. Requesting the payment makes the API ask the bank, so that a visitor who returns from the
 * bank reads the result.
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
