import { changeStayDates, offerStayDates, useTransport, useWrite } from '@karvon/api-client';
import type { DayRange } from '@karvon/ui-kit';
import type { StayDatesOffer } from '@karvon/contract';
import { useLocale } from '@karvon/i18n';
import { useMutation } from '@tanstack/react-query';
import { useHotelOrderCache } from './hotel-order-cache';

/** What the room of an order costs on other days, and the booking of them. */
export function useStayDates(number: string) {
  const transport = useTransport();
  const lang = useLocale();
  const { keep, readAgain } = useHotelOrderCache();

  const ask = useMutation({
    mutationFn: ({ start, end }: Required<DayRange>) =>
      offerStayDates(transport, { number, lang, ArrivalDate: start, DepartureDate: end }),
    onError: () => readAgain(number),
  });
  const take = useWrite({
    send: ({ stay: { offer } }: StayDatesOffer, attempt) =>
      changeStayDates(
        transport,
        { number, lang, offerId: offer.id, expectedTotal: offer.total },
        attempt,
      ),
    onSuccess: ({ order }) => {
      keep(order);
      return readAgain(number);
    },
    onError: () => readAgain(number),
  });
  return {
    ask,
    take,
    /** What is known of the other order may be older than the payment of this one. */
    readAgain,
  };
}

export type StayDatesCalls = ReturnType<typeof useStayDates>;
