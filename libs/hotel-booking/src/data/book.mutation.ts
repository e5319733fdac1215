import { createHotelOrder, useTransport } from '@karvon/api-client';
import { bookOnce } from '@karvon/checkout';
import { useLocale } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { GuestData } from '../model/guest-form';
import { hotelOfferKey } from './hotel-offer.query';

interface Booking {
  offerId: string;
  data: GuestData;
  /** The price shown on the button when it was pressed. */
  total: Money;
  /** The visitor knows of an earlier order of the same people. */
  again: boolean;
  /** The visitor agrees that children sleep in a room without an adult. */
  childrenAlone: boolean;
}

/** Books the room. */
export function useBook() {
  const transport = useTransport();
  const client = useQueryClient();
  const lang = useLocale();
  return useMutation({
    mutationFn: ({ offerId, data: { booker, guests, comment }, ...booking }: Booking) =>
      bookOnce({
        keyName: 'hotel-booking.key',
        body: {
          offerId,
          expectedTotal: booking.total,
          booker,
          guests,
          ...(comment && { comment }),
          ...(booking.again && { bookAgain: true as const }),
          ...(booking.childrenAlone && { childrenAlone: true as const }),
          lang,
        },
        send: (body, options) => createHotelOrder(transport, body, options),
      }),
    // After a refusal the hotel's pages are out of date; they request their data again when they are next opened.
    onError: () => client.invalidateQueries({ queryKey: hotelOfferKey, refetchType: 'none' }),
  });
}
