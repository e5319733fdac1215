import { isSoldNow, type HotelOfferDetail } from '@karvon/contract';
import { cancelTermsAt } from './cancel-terms';
import type { HotelOrderRow } from '../store/order-store';
import type { SoldStay } from '../store/tables';

const minute = 60_000;

/** So long before cancelling begins to cost the new stay must be paid. */
const MARGIN_MS = 15 * minute;
/** The least time to pay for it. */
const LEAST_HOLD_MS = 30 * minute;

/** Until when the stay that takes the place of an order must be paid. */
export function payLimitOf({
  sold,
  arrival_ends: ends,
}: Pick<HotelOrderRow, 'arrival_ends' | 'sold'>) {
  const { freeUntil } = sold.ru.tariff.cancellation;
  return new Date((freeUntil === null ? ends.getTime() : Date.parse(freeUntil)) - MARGIN_MS);
}

/**
 * Whether the room can be had on other days instead: the stay is sold, nothing else is under way with it, and it can still be
 * cancelled for nothing when the new one is paid.
 */
export function isReplaceable(
  order: HotelOrderRow,
  underWay: { change: object | undefined; replacedBy: string | null },
  now: Date,
): boolean {
  const paidBy = new Date(now.getTime() + LEAST_HOLD_MS + MARGIN_MS);
  return (
    order.status === 'finished' &&
    order.voucher === 'ready' &&
    order.persons_erased_at === null &&
    underWay.change === undefined &&
    underWay.replacedBy === null &&
    cancelTermsAt(order, paidBy)?.penalty.amount === 0
  );
}

type SoldTariff = SoldStay['tariff'];

/** Whether an offer has the tariff that was sold, and is confirmed at once. */
export const isSameTariff = (
  sold: SoldTariff,
  offer: Pick<SoldTariff, 'availability' | 'meal' | 'rateCode' | 'rooms' | 'whereToPay'>,
): boolean =>
  isSoldNow(offer) &&
  (['meal', 'rateCode', 'rooms', 'whereToPay'] as const).every(
    (part) => offer[part] === sold[part],
  );

/** Whether a priced stay is the sold one on other days. */
export const isSameStay = (
  { stay: sold, tariff }: SoldStay,
  { offer, ...stay }: HotelOfferDetail,
) =>
  isSameTariff(tariff, offer) &&
  offer.roomCode === tariff.roomCode &&
  stay.hotel.code === sold.hotel.code &&
  stay.adults === sold.adults &&
  stay.childAges.join() === sold.childAges.join();
