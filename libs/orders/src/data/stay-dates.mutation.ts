import { changeStayDates, offerStayDates, useTransport } from '@karvon/api-client';
import type { DayRange } from '@karvon/ui-kit';
import type { StayDatesOffer } from '@karvon/contract';
import { useLocale } from '@karvon/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hotelOrderQuery } from './hotel-order.query';

/** What the room of an order costs on other days, and the booking of them. */
export function useStayDates(number: string) {
  const transport = useTransport();
  const client = useQueryClient();
  const lang = useLocale();
  const forget = (order: string) =>
    client.invalidateQueries({
      queryKey: hotelOrderQuery(transport, { number: order, lang }).queryKey,
    });
  // The shown order is out of date: it was changed or cancelled elsewhere, or a deadline has passed.
  const readAgain = () => forget(number);

  const ask = useMutation({
    mutationFn: ({ start, end }: Required<DayRange>) =>
      offerStayDates(transport, { number, lang, ArrivalDate: start, DepartureDate: end }),
    onError: readAgain,
  });
  const take = useMutation({
    mutationFn: ({ stay: { offer } }: StayDatesOffer) =>
      changeStayDates(
        transport,
        { number, lang, offerId: offer.id, expectedTotal: offer.total },
        { idempotencyKey: crypto.randomUUID() },
      ),
    onSuccess: ({ order }) => {
      const next = hotelOrderQuery(transport, { number: order.number, lang });
      client.setQueryData(next.queryKey, order);
      return readAgain();
    },
    onError: readAgain,
  });
  return {
    ask,
    take,
    /** What is known of the other order may be older than the payment of this one. */
    forget,
  };
}

export type StayDatesCalls = ReturnType<typeof useStayDates>;
