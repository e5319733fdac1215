import type { Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { hotelOrderQuery, orderQuery, paymentQuery } from '@karvon/order-parts';
import type { QueryKey } from '@tanstack/react-query';
import { freshMs, type PrefetchArgs } from './prefetch';
import { orderNumberOf, prefetchHotelOrder, prefetchOrder } from './prefetch-order';

interface Paid {
  payment: { id: string } | null;
}

/**
 * The order and its payment. Requesting the payment makes the API ask the bank, so that the first HTML has the result of the
 * payment and what was bought.
 */
const withPayment =
  (
    prefetch: (args: PrefetchArgs) => Promise<void>,
    query: (
      transport: Transport,
      order: { number: string; lang: Locale },
    ) => { queryKey: QueryKey },
  ) =>
  async (args: PrefetchArgs): Promise<void> => {
    await prefetch(args);
    const { url, locale, transport, queryClient } = args;
    const number = orderNumberOf(url.searchParams) ?? '';
    const { queryKey } = query(transport, { number, lang: locale });
    const payment = queryClient.getQueryData<Paid>(queryKey)?.payment;
    if (payment)
      await queryClient.prefetchQuery({
        ...paymentQuery(transport, payment.id),
        staleTime: freshMs,
      });
  };

/** @throws a redirect to the lookup when the address names no order */
export const prefetchAirPayment = withPayment(prefetchOrder, orderQuery);

/** @throws a redirect to the lookup when the address names no order */
export const prefetchHotelPayment = withPayment(prefetchHotelOrder, hotelOrderQuery);
