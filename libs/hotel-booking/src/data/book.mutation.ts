import { createHotelOrder, isApiProblem, useTransport, type Transport } from '@karvon/api-client';
import type { CreateHotelOrder, HotelOrderWithToken } from '@karvon/contract';
import { useLocale } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bookingKey, forgetBookingKey } from '../model/booking-key';
import type { GuestData } from '../model/guest-form';
import { hotelOfferKey } from './hotel-offer.query';

interface Booking {
  offerId: string;
  data: GuestData;
  /** The price on the button that was pressed. */
  total: Money;
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
async function book(transport: Transport, body: CreateHotelOrder): Promise<HotelOrderWithToken> {
  const send = () => createHotelOrder(transport, body, { idempotencyKey: bookingKey(body) });
  try {
    return await send();
  } catch (error) {
    const code = isApiProblem(error) ? error.problem.code : 'network';
    if (!undecided.has(code)) forgetBookingKey();
    // A duplicated tab brings the key of another tab's booking along.
    if (code === 'idempotency-key-reused') return send();
    throw error;
  }
}

/** Books the room. */
export function useBook() {
  const transport = useTransport();
  const client = useQueryClient();
  const lang = useLocale();
  return useMutation({
    mutationFn: ({ offerId, data: { booker, guests, comment }, total }: Booking) =>
      book(transport, {
        offerId,
        expectedTotal: total,
        booker,
        guests,
        ...(comment && { comment }),
        lang,
      }),
    // What a hotel's pages show is out of date after a refusal; they ask again when they are next opened.
    onError: () => client.invalidateQueries({ queryKey: hotelOfferKey, refetchType: 'none' }),
    onSuccess: () => forgetBookingKey(),
  });
}
