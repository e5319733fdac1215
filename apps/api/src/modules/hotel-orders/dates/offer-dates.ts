import { addDays, dayInZone, type PlainDate } from '@karvon/calendar';
import type { HotelOfferDetail, Locale, StayDatesOffer } from '@karvon/contract';
import { money } from '@karvon/money';
import type { AppDeps } from '@karvon/platform/app-deps';
import { invalid, problem } from '@karvon/platform/http/problem';
import type { HotelCatalogue, SupplierHotelOffer } from '@karvon/hotel-catalogue';
import { changeStore } from '../store/change-store';
import type { HotelOrderRow, HotelOrderStore } from '../store/order-store';
import { isReplaceable, isSameStay, isSameTariff } from '../terms/replaceable';

export interface OfferDatesDeps extends Pick<AppDeps, 'clock' | 'database'> {
  catalogue: Pick<HotelCatalogue, 'priceOffer' | 'supplier'>;
  store: HotelOrderStore;
}

/** So many offers are priced to find the room. */
const MOST_PRICED = 4;

interface WantedDates {
  ArrivalDate: PlainDate;
  DepartureDate: PlainDate;
  lang: Locale;
}

/** What comes back for the old days of a stay. */
export const paidFor = ({ where_to_pay: where, total, currency }: HotelOrderRow) =>
  money(where === 'now' ? total : 0, currency);

/** Looks for the room of a sold stay on other days. */
export function createStayDatesOffer({
  clock,
  database: { db },
  catalogue,
  store,
}: OfferDatesDeps) {
  function checkDates(order: HotelOrderRow, { ArrivalDate, DepartureDate }: WantedDates): void {
    const { stay } = order.sold.ru;
    const today = dayInZone(clock.now(), stay.hotel.location.timeZone);
    if (ArrivalDate < today) throw invalid('ArrivalDate', 'past', 'the day is over at the hotel');
    if (DepartureDate > addDays(today, catalogue.supplier.horizonDays))
      throw invalid('DepartureDate', 'too-far', 'rooms are not sold so far ahead');
    if (ArrivalDate === stay.arrivalDate && DepartureDate === stay.departureDate)
      throw invalid('ArrivalDate', 'unchanged', 'these are the days of the order');
  }

  /** Of several suppliers' rooms one list has codes of its own: only a priced offer tells whether it is the room. */
  async function sameStay(
    { sold }: HotelOrderRow,
    offers: readonly SupplierHotelOffer[],
    lang: Locale,
  ): Promise<HotelOfferDetail> {
    const { tariff } = sold.ru;
    const alike = offers.filter((offer) => isSameTariff(tariff, offer));
    const named = alike.filter(({ roomCode }) => roomCode === tariff.roomCode);
    for (const { id } of (named.length > 0 ? named : alike).slice(0, MOST_PRICED)) {
      const priced = await catalogue.priceOffer(id, lang);
      if (isSameStay(sold.ru, priced)) return priced;
    }
    throw problem('sold-out');
  }

  /** @throws problem order-not-cancellable, validation-failed, sold-out, supplier-unavailable */
  return async function offerDates(
    order: HotelOrderRow,
    wanted: WantedDates,
  ): Promise<StayDatesOffer> {
    const { number, status, sold } = order;
    const underWay = {
      change: await changeStore.open(db, number),
      replacedBy: await store.replacementOf(db, number),
    };
    if (!isReplaceable(order, underWay, clock.now()))
      throw problem('order-not-cancellable', { orderStatus: status });
    checkDates(order, wanted);
    const { hotel, adults, childAges, arrivalDate, departureDate } = sold.ru.stay;
    const days = { arrival: wanted.ArrivalDate, departure: wanted.DepartureDate };
    const { offers } = await catalogue.supplier.offers(
      hotel.code,
      { ...days, adults, childAges },
      wanted.lang,
    );
    return {
      stay: await sameStay(order, offers, wanted.lang),
      refund: paidFor(order),
      arrivalBefore: arrivalDate,
      departureBefore: departureDate,
    };
  };
}
