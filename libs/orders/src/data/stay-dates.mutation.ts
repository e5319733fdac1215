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
  // The shown order is out of date: it was changed or cancelled elsewhere, or a deadline has passed.
  const readAgain = () =>
    client.invalidateQueries({ queryKey: hotelOrderQuery(transport, { number, lang }).queryKey });

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
  return { ask, take };
}

export type StayDatesCalls = ReturnType<typeof useStayDates>;
