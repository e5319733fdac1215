import { getHotelOffer, type Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { queryOptions } from '@tanstack/react-query';

/** The beginning of the keys of all offers. */
export const hotelOfferKey = ['hotel-offer'] as const;

/** One offer, priced again. It is not requested again while the form is filled in: booking checks the price anyway. */
export function hotelOfferQuery(
  transport: Transport,
  { offerId, lang }: { offerId: string; lang: Locale },
) {
  return queryOptions({
    queryKey: [...hotelOfferKey, { offerId, lang }],
    queryFn: ({ signal }) => getHotelOffer(transport, { id: offerId, lang }, { signal }),
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  });
}
