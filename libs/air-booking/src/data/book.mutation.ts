import { createAirOrder, isApiProblem, useTransport, type Transport } from '@karvon/api-client';
import type { AirOrderWithToken, CreateAirOrder } from '@karvon/contract';
import { useLocale } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BookingData } from '../model/booking-form';
import { bookingKey, forgetBookingKey } from '../model/booking-key';
import { offerKey } from './offer.query';

interface Booking {
  data: Pick<BookingData, 'booker' | 'passengers'>;
  /** The price on the button that was pressed. */
  total: Money;
  /** Whole points that pay a part of it; 0 spends none. */
  points: number;
}

/** Codes after which the order may exist all the same, or the very same request is to be sent again. */
const undecided = new Set<string>([
  'network',
  'internal-error',
  'service-unavailable',
  'supplier-unavailable',
  'request-in-progress',
  'rate-limited',
]);

/** Any retry carries the same key until the server has said no: then the next try is a new request. */
async function book(transport: Transport, body: CreateAirOrder): Promise<AirOrderWithToken> {
  const send = () => createAirOrder(transport, body, { idempotencyKey: bookingKey(body) });
  try {
    return await send();
  } catch (error) {
    const code = isApiProblem(error) ? error.problem.code : 'network';
    if (!undecided.has(code)) forgetBookingKey(body);
    // A duplicated tab brings the key of another tab's booking along.
    if (code === 'idempotency-key-reused') return send();
    throw error;
  }
}

/** Books the offer at the fare. */
export function useBook(chosen: { offerId: string; fareId: string }) {
  const transport = useTransport();
  const client = useQueryClient();
  const lang = useLocale();
  return useMutation({
    mutationFn: ({ data: { booker, passengers }, total, points }: Booking) =>
      book(transport, {
        ...chosen,
        expectedTotal: total,
        booker,
        passengers,
        ...(points > 0 && { pointsToSpend: points }),
        lang,
      }),
    // What the offer's pages show is out of date after a refusal; they ask again when they are next opened.
    onError: () => client.invalidateQueries({ queryKey: offerKey, refetchType: 'none' }),
    onSuccess: () => forgetBookingKey(chosen),
  });
}
