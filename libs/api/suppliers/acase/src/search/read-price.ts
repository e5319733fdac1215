import type { Locale } from '@karvon/contract';
import { times, type Money } from '@karvon/money';
import { problem } from '@karvon/platform/http/problem';
import { atRate } from '@karvon/supply/amounts';
import { evenly } from '@karvon/hotel-supply/evenly';
import type { SupplierHotelOffer } from '@karvon/hotel-supply/hotel-supplier';
import { fewLeft } from '@karvon/hotel-supply/few-left';
import { rateNameFor } from '@karvon/hotel-supply/rate-name';
import { writeOfferId, type OfferRecipe } from './offer-id';
import { availabilityOf, placeOf, pricesOf, type Exchange } from './read-offers';
import type { AcasePricing } from './schemas';
import { bedsOf, cancellationOf, freeNightsOf, mealOf } from './terms';

type Detail = AcasePricing['HotelPricingDetail'];

export interface PriceContext {
  exchange: Exchange;
  meals: ReadonlyMap<string, string>;
  now: Date;
  lang: Locale;
}

/** The prices of the nights if they add up to the total; otherwise equal shares. */
export function daysOf(
  detail: Detail,
  nights: number,
  { total, exchange }: { total: Money; exchange: Exchange },
): Money[] {
  const days = detail.PriceDescription?.Days.Day ?? [];
  const sumOfDays = days.reduce((sum, day) => sum + day['@Price'], 0);
  if (
    days.length !== nights ||
    sumOfDays !== detail['@Price'] ||
    exchange.account !== exchange.ours
  )
    return evenly(total, nights);
  const amounts = days.map((day) => atRate(day['@Price'], exchange.rate, exchange.ours));
  const sum = amounts.reduce((one, { amount }) => one + amount, 0);
  return sum === total.amount ? amounts : evenly(total, nights);
}

/** What the extra beds of one room cost, where every night tells it; assumed to be a part of the night's price. */
function extraBedsPriceOf(detail: Detail): number | null {
  const days = detail.PriceDescription?.Days.Day ?? [];
  const sums = days.map(
    (day) => (day['@ExtraBedsAdultPrice'] ?? 0) + (day['@ExtraBedsChildPrice'] ?? 0),
  );
  const sum = sums.reduce((one, next) => one + next, 0);
  return sum > 0 && sum < detail['@Price'] ? sum : null;
}

/** The offer as it can be booked now. @throws problem sold-out when it cannot */
export function offerOf(
  recipe: OfferRecipe,
  detail: Detail,
  { exchange, meals, now, lang }: PriceContext,
): SupplierHotelOffer {
  const requested = { price: detail['@Price'], penalty: detail['@PenaltySize'] };
  const { price, penalty } = pricesOf(requested, recipe, exchange);
  const [place] = detail.WhereToPayList.WhereToPay.flatMap((one) => placeOf(one['@Code']) ?? []);
  // A product without this field is in free sale.
  const availability = detail.Availability
    ? availabilityOf(detail.Availability['@Code'])
    : 'free-sale';
  if (!place || !availability) throw problem('sold-out');
  const extraBeds = (recipe.beds.adult + recipe.beds.child) * recipe.rooms;
  const extraBedsPrice = extraBeds > 0 ? extraBedsPriceOf(detail) : null;
  const included = (detail.Meals?.Meal ?? []).filter(({ IncludedInPrice: is }) => is);
  const cancellation = cancellationOf(detail, { penalty, price, now });
  return {
    id: writeOfferId({ ...recipe, price: detail['@Price'] * recipe.rooms }),
    roomCode: detail['@RoomCode'],
    roomName: detail['@RoomName'],
    beds: bedsOf(detail['@RoomName']),
    rooms: recipe.rooms,
    rateCode: detail['@RateCode'],
    rateName: rateNameFor(detail['@RateName'], cancellation, price, lang),
    meal: mealOf([...detail.MealIncludedInPrice, ...included], meals),
    price,
    paidAtHotel: [],
    whereToPay: place,
    availability,
    roomsLeft: fewLeft(detail.Availability?.Allotment?.['@Rooms']),
    extraBeds,
    ...(extraBedsPrice !== null && {
      extraBedsPrice: times(atRate(extraBedsPrice, exchange.rate, exchange.ours), recipe.rooms),
    }),
    cancellation,
    freeNights: freeNightsOf(detail.SpecialOfferList),
    guestRules: {
      allNames: detail.AllGuestNamesRequired,
      citizenship: detail.GuestCitizenshipRequired,
    },
  };
}
