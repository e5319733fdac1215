import type { PlainDate } from '@karvon/calendar';
import { formatMoney } from '@karvon/platform/format-money';
import type { HotelCatalogue, RoomBooking, SupplierHotelOffer } from '@karvon/hotel-catalogue';
import { SupplierUnanswered } from '@karvon/platform/supplier-errors';
import { createAttempt } from './attempt';
import { patiently, unlessUnanswered, type Pause } from './patiently';
import { NotOffered, reasonOf, Refused, type Left, type Step, type Walk } from './walk';

/** How many cities and hotels are searched for a room with free cancellation. */
const PLACES_LOOKED_AT = 5;

export interface HotelWalkOptions {
  arrival: PlainDate;
  departure: PlainDate;
  /** A city by its Russian name; undefined: the biggest ones. */
  city: string | undefined;
  /** The only hotel that may be booked, by the provider's number. */
  hotel: string | undefined;
  surname: string;
  pause: Pause;
  signal: AbortSignal;
}

const numberOf = (id: string) => id.replace(/^\w+~/, '');

const isFree = ({ availability, cancellation }: SupplierHotelOffer) =>
  availability === 'free-sale' && cancellation.freeUntil !== null;

/** Takes a booking from the request to its end, as the order module would. */
function createBooking({ seller }: HotelCatalogue, { surname, pause }: HotelWalkOptions) {
  const attempt = createAttempt<RoomBooking>(pause);
  let booked: RoomBooking | undefined;

  const standing = (): RoomBooking => {
    if (!booked) throw new Refused('hotel-not-booked', 'there is no booking');
    return booked;
  };

  async function cancel(): Promise<string> {
    const { supplierOrderId } = standing();
    const after = await patiently(pause, () =>
      seller.cancel(supplierOrderId).catch(unlessUnanswered),
    );
    if (after?.state !== 'cancelled') throw new SupplierUnanswered('it is not cancelled');
    booked = undefined;
    return after.penalty ? `penalty ${formatMoney(after.penalty, 'ru')}` : 'for nothing';
  }

  return {
    cancel,

    async book(offer: SupplierHotelOffer): Promise<string> {
      const send = (reference: string) =>
        seller.book({
          ...{ reference, offerId: offer.id, price: offer.price },
          booker: { name: 'Anna', phone: '+998901234567', email: 'first-sale@karvon.example' },
          guests: [{ category: 'adult', name: 'Anna', surname }],
        });
      booked = await attempt.book(send, seller.find);
      const { supplierOrderId } = booked;
      const settled = await patiently(pause, async () => {
        booked = await seller.info(supplierOrderId);
        return booked.state === 'requested' ? null : booked;
      });
      if (settled?.state !== 'confirmed')
        throw new Refused('not-confirmed', `the booking is ${settled?.state ?? 'no response'}`);
      const { confirmation, price } = settled;
      return `order ${numberOf(supplierOrderId)}, ${formatMoney(price, 'ru')}, number of the hotel ${confirmation}`;
    },

    async lookUp(): Promise<string> {
      const { supplierOrderId } = standing();
      if ((await seller.find(attempt.reference()))?.supplierOrderId !== supplierOrderId)
        throw new Refused('not-found', 'our reference does not lead to the booking');
      return 'our reference leads to the booking';
    },

    async voucher(): Promise<string> {
      const { taskId } = await seller.requestVoucher(standing().supplierOrderId);
      const made = await patiently(pause, () => seller.voucher(taskId));
      if (!made) throw new SupplierUnanswered('the voucher was not made in time');
      return `number ${made.number}`;
    },

    async left(): Promise<Left[]> {
      if (!booked) return attempt.left();
      if (booked.state === 'refused') return [];
      const line = `order ${numberOf(booked.supplierOrderId)}`;
      return cancel().then(
        () => [],
        (error: unknown) => [{ line: `${line}: ${reasonOf(error)}`, byHand: false }],
      );
    },
  };
}

/** Walks from the lists of cities to a room with its voucher, and to its cancellation. */
export function createHotelWalk(
  catalogue: HotelCatalogue,
  next: readonly string[],
  options: HotelWalkOptions,
): Walk {
  const { supplier } = catalogue;
  const { arrival, departure, signal } = options;
  const stay = { arrival, departure, adults: 1, childAges: [] };
  const booking = createBooking(catalogue, options);
  let cities: string[] = [];
  let offers: SupplierHotelOffer[] = [];
  let chosen: SupplierHotelOffer;

  /** The cities to search, the biggest first, or only the one that is asked for. */
  async function readLists(): Promise<string> {
    const [locations, hotels] = [await supplier.locations(), await supplier.hotels()];
    const only = hotels.find(({ code }) => numberOf(code) === options.hotel);
    if (options.hotel && !only)
      throw new Refused('no-offers', `the hotel ${options.hotel} is not on their lists`);
    cities = locations
      .map(({ shown: { ru } }) => ru)
      .filter(({ code, name }) => (only ? code === only.city : name === (options.city ?? name)))
      .map(({ code }) => code);
    if (cities.length === 0)
      throw new Refused('no-offers', `${options.city ?? 'no city'} is not on their lists`);
    return `${locations.length} cities, ${hotels.length} hotels`;
  }

  async function offersIn(city: string): Promise<SupplierHotelOffer[]> {
    const wanted = { freeSaleOnly: true, whereToPay: 'now', lang: 'ru', city, stay } as const;
    const { hotels, sellers } = await supplier.search(wanted, signal);
    if (hotels.length === 0 && sellers.answered < sellers.requested)
      throw new Refused('supplier-unavailable', 'no response to the search');
    const allowed = hotels.filter(
      ({ code }) => numberOf(code) === (options.hotel ?? numberOf(code)),
    );
    const found: SupplierHotelOffer[] = [];
    for (const { code } of allowed.slice(0, PLACES_LOOKED_AT))
      found.push(...(await supplier.offers(code, stay, 'ru')).offers);
    return found;
  }

  async function search(): Promise<string> {
    for (const city of cities.slice(0, PLACES_LOOKED_AT)) {
      const found = await offersIn(city);
      offers = found.filter(isFree).sort((a, b) => a.price.amount - b.price.amount);
      if (offers.length > 0)
        return `${found.length} offers, ${offers.length} cancelled for nothing`;
    }
    throw new Refused('no-offers', 'no room in free sale may be cancelled for nothing');
  }

  async function price(): Promise<string> {
    let last: unknown;
    for (const { id } of offers.slice(0, PLACES_LOOKED_AT)) {
      const priced = await supplier.price(id, 'ru').catch((error: unknown) => {
        last = error;
      });
      if (!priced || !isFree(priced.offer)) continue;
      chosen = priced.offer;
      return `${formatMoney(chosen.price, 'ru')}, ${priced.hotel.name}, free until ${chosen.cancellation.freeUntil}`;
    }
    throw last ?? new Refused('no-offers', 'no room may be cancelled for nothing any more');
  }

  const payment = () =>
    Promise.reject(new NotOffered('rooms are owed by the contract or the deposit'));
  const steps: Step[] = [
    { name: 'lists', run: readLists },
    { name: 'search', run: search },
    { name: 'price', run: price },
    { name: 'book', run: () => booking.book(chosen) },
    { name: 'look up', run: booking.lookUp },
    { name: 'payment', run: payment },
    { name: 'voucher', run: booking.voucher },
    { name: 'cancel', run: booking.cancel },
  ];
  return { steps, giveBack: booking.left, next };
}
