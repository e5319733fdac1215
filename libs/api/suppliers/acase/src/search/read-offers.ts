import type { Locale } from '@karvon/contract';
import { times, type Currency, type Money } from '@karvon/money';
import { atRate, type Rate } from '@karvon/supply/amounts';
import type { SupplierHotelOffer, SupplierStay } from '@karvon/hotel-supply/hotel-supplier';
import { fewLeft } from '@karvon/hotel-supply/few-left';
import { rateNameFor } from '@karvon/hotel-supply/rate-name';
import { writeOfferId } from './offer-id';
import type { Party } from './party';
import type { AcaseOffer } from './schemas';
import { bedsOf, cancellationOf, freeNightsOf, mealOf } from './terms';

/** The account's currency and ours. */
export interface Exchange {
  account: 'RUB' | 'USD' | 'EUR';
  ours: Currency;
  rate: Rate;
}

/** Codes of their CurrencyList. */
export const currencyCodes: Record<Exchange['account'], string> = { RUB: '2', USD: '3', EUR: '5' };

export const FREE_SALE = '2';
const ON_REQUEST = '4';
/** 3 is payment to us; "at the hotel" and "anywhere" are assumed. */
export const whereToPayCodes = { now: '3', 'at-hotel': '2', any: '1' } as const;

export const availabilityOf = (code: string): SupplierHotelOffer['availability'] | null =>
  code === FREE_SALE ? 'free-sale' : code === ON_REQUEST ? 'on-request' : null;

export const placeOf = (code: string): SupplierHotelOffer['whereToPay'] | null =>
  code === whereToPayCodes.now ? 'now' : code === whereToPayCodes['at-hotel'] ? 'at-hotel' : null;

export interface OfferContext {
  hotel: string;
  stay: SupplierStay;
  party: Party;
  exchange: Exchange;
  meals: ReadonlyMap<string, string>;
  now: Date;
  lang: Locale;
}

/** Converts sums for one room into our currency, for all rooms of the party. */
export function pricesOf(
  { price, penalty }: { price: number; penalty: number },
  { rooms }: Pick<Party, 'rooms'>,
  { rate, ours }: Exchange,
): { price: Money; penalty: Money } {
  const one = atRate(price, rate, ours);
  // A penalty of the whole price stays the whole price after rounding.
  const retained = penalty === price ? one : atRate(penalty, rate, ours);
  return { price: times(one, rooms), penalty: times(retained, rooms) };
}

/** Rates by the hour have another code; they are not sold. */
const NIGHTLY = '2';

/** Why an offer is not sold; `availability` and `where-to-pay` have codes that we do not know. */
type Unsold = 'hourly' | 'availability' | 'where-to-pay' | 'too-small' | 'too-few-rooms';

/** An offer of a search in the port's terms, or why it is not sold. */
export function readOffer(offer: AcaseOffer, context: OfferContext): SupplierHotelOffer | Unsold {
  const { hotel, stay, party, exchange, now, lang } = context;
  if (offer['@IsHourRate'] !== NIGHTLY) return 'hourly';
  const availability = availabilityOf(offer.Availability['@Code']);
  const whereToPay = placeOf(offer.WhereToPay['@Code']);
  if (!availability) return 'availability';
  if (!whereToPay) return 'where-to-pay';
  const beds = {
    guests: offer['@NumberOfGuests'],
    adult: offer['@NumberOfExtraBedAdult'],
    child: offer['@NumberOfExtraBedChild'],
    infant: offer['@NumberOfExtraBedInfant'],
  };
  // A room for fewer guests than requested is left out.
  const placed = beds.guests + beds.adult + beds.child + beds.infant;
  if (placed < party.adults + party.childAges.length) return 'too-small';
  const requested = { price: offer['@TotalPrice'], penalty: offer['@PenaltySize'] };
  const { price, penalty } = pricesOf(requested, party, exchange);
  const rooms = offer.Availability.Allotment?.['@Rooms'] ?? null;
  if (rooms !== null && rooms > 0 && rooms < party.rooms) return 'too-few-rooms';
  const cancellation = cancellationOf(offer, { penalty, price, now });
  return {
    id: writeOfferId({
      hotel,
      product: offer['@Code'],
      arrival: stay.arrival,
      departure: stay.departure,
      rooms: party.rooms,
      adults: stay.adults,
      childAges: stay.childAges,
      beds,
      price: offer['@TotalPrice'] * party.rooms,
    }),
    roomCode: offer['@RoomCode'],
    roomName: offer['@RoomName'],
    beds: bedsOf(offer['@RoomName']),
    rooms: party.rooms,
    rateCode: offer['@RateCode'],
    rateName: rateNameFor(offer['@RateName'], cancellation, price, lang),
    meal: mealOf(offer.MealIncludedInPrice, context.meals),
    price,
    paidAtHotel: [],
    whereToPay,
    availability,
    roomsLeft: fewLeft(rooms),
    extraBeds: (beds.adult + beds.child) * party.rooms,
    cancellation,
    freeNights: freeNightsOf(offer.SpecialOfferList),
    // A search does not tell these rules; the price request before booking does.
    guestRules: { allNames: false, citizenship: false },
  };
}
