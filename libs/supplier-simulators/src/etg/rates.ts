import {
  hotelBehaviour,
  type Hotel,
  type Stay,
  type SupplyHotelOffer,
} from '@karvon/sandbox-world';
import { cityByRegion, hashOf, hidOf, hotelByHid, roomKind, writeMoment, writeSum } from './codes';
import {
  EtgError,
  invalid,
  type Act,
  type EtgCall,
  type EtgState,
  type PartyRoom,
  type StoredRate,
} from './state';

const meals: Record<SupplyHotelOffer['meal'], string> = {
  none: 'nomeal',
  breakfast: 'breakfast-buffet',
  'half-board': 'half-board',
  'full-board': 'full-board',
  'all-inclusive': 'all-inclusive',
};

interface Period {
  start_at: string | null;
  end_at: string | null;
  amount: number;
}

/** The penalties by period, for all rooms. */
export function periodsOf({ offer, party }: StoredRate): Period[] {
  const [first] = offer.cancellation.steps;
  const steps = offer.cancellation.steps.map(({ from, penalty }) => ({
    from: from && writeMoment(from),
    amount: penalty.amount * party.length,
  }));
  const free = { start_at: null, end_at: steps[0]?.from ?? null, amount: 0 };
  const paid = steps.map(({ from, amount }, index) => ({
    start_at: from,
    end_at: steps[index + 1]?.from ?? null,
    amount,
  }));
  return first && first.from === null ? paid : [free, ...paid];
}

export const amountOf = ({ offer, party }: StoredRate): number => offer.total.amount * party.length;

function paymentOf(rate: StoredRate, currency: string) {
  const { offer, party } = rate;
  const amount = writeSum(amountOf(rate));
  const periods = periodsOf(rate);
  return {
    amount,
    show_amount: amount,
    currency_code: currency,
    show_currency_code: currency,
    by: null,
    is_need_credit_card_data: false,
    is_need_cvc: false,
    type: offer.whereToPay === 'now' ? 'deposit' : 'hotel',
    tax_data: {
      taxes: offer.paidAtHotel.map((tax) => ({
        name: 'city_tax',
        included_by_supplier: false,
        amount: writeSum(tax.amount.amount * party.length),
        currency_code: tax.amount.currency,
      })),
    },
    cancellation_penalties: {
      policies: periods.map(({ amount: penalty, ...period }) => ({
        ...period,
        amount_charge: writeSum(penalty),
        amount_show: writeSum(penalty),
      })),
      free_cancellation_before: periods.findLast((period) => period.amount === 0)?.end_at ?? null,
    },
  };
}

function rateJson(state: EtgState, rate: StoredRate, lang: 'ru' | 'uz', book?: 'h' | 'p') {
  const { hotel, offer, party, stay } = rate;
  const room = hotel.roomTypes.find(({ code }) => code === offer.room)!;
  const meal = meals[offer.meal];
  const nights = offer.nights.map(({ amount }) => writeSum(amount * party.length));
  const hash = book && hashOf(book, offer.id, party, amountOf(rate));
  if (hash) state.rates.set(hash, rate);
  return {
    match_hash: hashOf('m', hotel.code, offer.room, offer.rate, stay, party),
    ...(hash ? { book_hash: hash } : { search_hash: null }),
    daily_prices: nights,
    meal,
    meal_data: {
      value: meal,
      has_breakfast: offer.meal !== 'none',
      no_child_meal: offer.meal === 'none',
    },
    payment_options: { payment_types: [paymentOf(rate, state.currency)] },
    rg_ext: roomKind(hotel, offer.room),
    room_name: `${room.names[lang]} (${room.beds[lang]})`,
    allotment: offer.roomsLeft ?? 99,
    amenities_data: [],
    any_residency: !offer.guestRules.citizenship,
    deposit: null,
    no_show: null,
    legal_info: null,
    is_package: false,
  };
}

function partyIn(body: EtgCall['body']): PartyRoom[] {
  const { guests } = body;
  if (!Array.isArray(guests) || guests.length < 1 || guests.length > 9) throw invalid();
  return guests.map((room: { adults?: unknown; children?: unknown }) => {
    const { adults, children = [] } = room;
    if (typeof adults !== 'number' || adults < 1 || adults > 6) throw invalid();
    if (!Array.isArray(children) || children.length > 4) throw invalid();
    return { adults, children: children.map(Number) };
  });
}

const isDay = (day: unknown): day is string => /^\d{4}-\d\d-\d\d$/.test(String(day));

/** Every room costs as much as the one with the most guests (assumed). */
function stayIn({ currency }: EtgState, body: EtgCall['body'], party: PartyRoom[]): Stay {
  const { checkin, checkout, residency } = body;
  if (!isDay(checkin) || !isDay(checkout) || checkin >= checkout) throw invalid();
  if (!/^[a-z]{2}$/.test(String(residency))) throw invalid();
  const adults = Math.max(...party.map((room) => room.adults));
  const childAges = [...party].sort((a, b) => b.children.length - a.children.length)[0]!.children;
  return { arrival: checkin, departure: checkout, adults, childAges, currency };
}

/** Rooms that are confirmed at once; the supplier has no others. */
function ratesOf(state: EtgState, hotel: Hotel, stay: Stay, party: PartyRoom[]): StoredRate[] {
  return state
    .world()
    .offers(hotel.code, stay)
    .filter(({ availability, rooms }) => rooms === 1 && availability === 'free-sale')
    .map((offer) => ({ hotel, stay, party, offer }));
}

/** Search by region: hotels with their rates, without hashes to book by. */
export const searchRegion: Act = async (state, { body, fault, lang, signal }) => {
  const party = partyIn(body);
  const stay = stayIn(state, body, party);
  const city = cityByRegion(body.region_id);
  if (!city) throw invalid();
  if (hotelBehaviour(city.code) === 'time-out')
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  const hotels = state
    .world()
    .hotels()
    .filter((hotel) => hotel.city === city.code && fault?.kind !== 'sold-out')
    .flatMap((hotel) => {
      const rates = ratesOf(state, hotel, stay, party).map((rate) => rateJson(state, rate, lang));
      return rates.length > 0 ? [{ id: hotel.code.toLowerCase(), hid: hidOf(hotel), rates }] : [];
    });
  return { hotels, total_hotels: hotels.length };
};

/** A hotel's page: rates that can be booked. */
export const hotelPage: Act = (state, { body, lang }) => {
  const party = partyIn(body);
  const stay = stayIn(state, body, party);
  const hotel = hotelByHid(state.world(), body.hid);
  if (!hotel) throw invalid();
  const rates = ratesOf(state, hotel, stay, party).map((rate) => rateJson(state, rate, lang, 'h'));
  const found = { id: hotel.code.toLowerCase(), hid: hidOf(hotel), rates };
  return { hotels: rates.length > 0 ? [found] : [] };
};

/** Raises a price as the active fault demands. */
const raised = (offer: SupplyHotelOffer, percent: number): SupplyHotelOffer => {
  const up = ({ amount, currency }: SupplyHotelOffer['total']) => ({
    amount: Math.round((amount * (100 + percent)) / 100),
    currency,
  });
  const nights = offer.nights.map(up);
  const total = { ...offer.total, amount: nights.reduce((sum, { amount }) => sum + amount, 0) };
  return { ...offer, nights, total };
};

/** Checks whether a rate of a hotel's page is still sold, within the allowed increase of price. */
export const prebook: Act = (state, { body, fault, lang }) => {
  const rate = state.rates.get(String(body.hash));
  if (!rate) throw new EtgError('rate_not_found');
  const { price_increase_percent: percent = 0 } = body;
  const now = state.world().reprice(rate.offer.id);
  if (fault?.kind === 'sold-out' || !now || now === 'sold-out')
    throw new EtgError('no_available_rates');
  const offer = fault?.kind === 'price-changed' ? raised(now.offer, 9) : now.offer;
  const found = { ...rate, offer };
  if (amountOf(found) * 100 > amountOf(rate) * (100 + Number(percent)))
    throw new EtgError('no_available_rates');
  return {
    hotels: [
      {
        id: rate.hotel.code.toLowerCase(),
        hid: hidOf(rate.hotel),
        rates: [rateJson(state, found, lang, 'p')],
      },
    ],
    changes: { price_changed: amountOf(found) !== amountOf(rate) },
  };
};
