import type { Locale } from '@karvon/contract';
import type { Tally } from '@karvon/platform/parties/port';
import { atRate } from '@karvon/supply/amounts';
import { soldOf } from '@karvon/supply/readable';
import { roomCodeOf } from '../dictionary/schemas';
import type { SupplierHotelOffer, SupplierStay } from '@karvon/hotel-supply/hotel-supplier';
import { fewLeft } from '@karvon/hotel-supply/few-left';
import { rateNameOf } from '@karvon/hotel-supply/rate-name';
import type { Exchange } from './exchange';
import { paidAtHotelOf } from './levies';
import { writeOfferId, type OfferRecipe } from './offer-id';
import type { EtgPayment, EtgRate } from './schemas';
import { bedsOf, cancellationOf, mealOf } from './terms';

export type { Exchange } from './exchange';

export interface RateContext {
  hotel: string;
  stay: SupplierStay;
  /** How many rooms the party takes. */
  rooms: number;
  exchange: Exchange;
  now: Date;
  /** The hotel's time zone. */
  zone: string;
  lang: Locale;
}

/** The price that is taken from our deposit: we are paid by the visitor, and the supplier by us. */
export const depositOf = ({ payment_options: options }: EtgRate): EtgPayment | undefined =>
  options.payment_types[0];

/** What a rate is, but for its price: rates of one kind are the same thing to a guest. */
export const kindOfRate = (
  rate: EtgRate,
): Pick<OfferRecipe, 'roomCode' | 'meal' | 'freeUntil'> => ({
  roomCode: roomCodeOf(rate.rg_ext),
  meal: rate.meal_data.value,
  freeUntil: depositOf(rate)?.cancellation_penalties.free_cancellation_before ?? 0,
});

/** Why a rate is not sold: it is not paid from our deposit, or in another currency, or only together with a flight. */
type Unsold = 'no-deposit' | 'currency' | 'package';

/** A rate in the port's terms, or why it is not sold. */
export function readRate(rate: EtgRate, context: RateContext): SupplierHotelOffer | Unsold {
  const { exchange, hotel, lang, now, rooms, stay, zone } = context;
  const deposit = depositOf(rate);
  if (!deposit) return 'no-deposit';
  if (deposit.currency_code !== exchange.account) return 'currency';
  if (rate.is_package) return 'package';
  const sumOf = (theirs: number) => atRate(theirs, exchange.rate, exchange.ours);
  const price = sumOf(deposit.amount);
  const kind = kindOfRate(rate);
  const terms = { price, sumOf, now, zone };
  const cancellation = cancellationOf(deposit.cancellation_penalties, terms);
  return {
    id: writeOfferId({ hotel, stay, ...kind, price: deposit.amount }),
    roomCode: kind.roomCode,
    roomName: rate.room_name,
    beds: bedsOf(rate.rg_ext),
    rooms,
    rateCode: `${kind.meal}${kind.freeUntil > 0 ? '' : ' non-refundable'}`,
    rateName: rateNameOf(cancellation, price, lang),
    meal: mealOf(rate.meal_data, stay.childAges.length),
    price,
    paidAtHotel: paidAtHotelOf(deposit, exchange),
    whereToPay: 'now',
    availability: 'free-sale',
    roomsLeft: fewLeft(rate.allotment),
    extraBeds: 0,
    cancellation,
    freeNights: null,
    // A rate for guests of our country only: who they are must be known.
    guestRules: { allNames: false, citizenship: !rate.any_residency },
  };
}

const priceFirst = (a: SupplierHotelOffer, b: SupplierHotelOffer) =>
  a.price.amount - b.price.amount;

/** The offers of rates, cheapest first. Rates that are the same thing at the same price are one offer. */
export function offersOf(
  rates: readonly EtgRate[],
  context: RateContext,
  tally?: Tally,
): SupplierHotelOffer[] {
  const read = rates.map((rate) => readRate(rate, context));
  const offers = soldOf(read, tally).sort(priceFirst);
  return [...new Map(offers.map((offer) => [offer.id, offer])).values()];
}
