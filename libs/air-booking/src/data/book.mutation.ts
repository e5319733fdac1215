import { createAirOrder, useTransport } from '@karvon/api-client';
import { bookOnce } from '@karvon/checkout';
import type { ExtrasChoice } from '@karvon/contract';
import { useLocale } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BookingData } from '../model/booking-form';
import { offerKey } from './offer.query';

interface Booking {
  data: Pick<BookingData, 'booker' | 'passengers'>;
  /** The price on the button that was pressed. */
  total: Money;
  /** Whole points that pay a part of it; 0 spends none. */
  points: number;
  /** Chosen bags and seats at the price that was seen; left out: none. */
  choice: ExtrasChoice | undefined;
  /** The visitor knows of an earlier order of the same people. */
  again: boolean;
}

/** Books the offer at the fare. */
export function useBook(chosen: { offerId: string; fareId: string }) {
  const transport = useTransport();
  const client = useQueryClient();
  const lang = useLocale();
  return useMutation({
    mutationFn: ({ data: { booker, passengers }, total, points, choice, again }: Booking) =>
      bookOnce({
        keyName: `air-booking.key.${chosen.offerId}.${chosen.fareId}`,
        body: {
          ...chosen,
          expectedTotal: total,
          booker,
          passengers,
          ...(points > 0 && { pointsToSpend: points }),
          ...(choice && { extrasChoice: choice }),
          ...(again && { bookAgain: true as const }),
          lang,
        },
        send: (body, options) => createAirOrder(transport, body, options),
      }),
    // After a refusal the cached offers are out of date: their pages request them again when they are next opened.
    onError: () => client.invalidateQueries({ queryKey: offerKey, refetchType: 'none' }),
  });
}
