import { randomUUID } from 'node:crypto';
import { addDays } from '@karvon/calendar';
import type {
  HotelLocation,
  HotelOffer,
  HotelOrderWithToken,
  HotelSearchResponse,
  StayDatesOffer,
} from '@karvon/contract';
import { cancelHotel, hotelOrderBody, submitHotelOrder } from '../hotel-orders';
import type { Random } from '@karvon/platform/testing/random';
import type { MadeOrder, Reply, Sale, SalesShop } from './sale';

/** Most cities are small: their lists are short, and a capital's hotels have behaviours of their own. */
const cities = ['Термез', 'Нукус', 'Карши', 'Самарканд', 'Хива', 'Ургенч'];

/** Magic surnames, for which hotels behave in a certain way; most guests are ordinary. */
const surnames = [
  ...Array<string>(16).fill('KARIMOVA'),
  ...['NOROOM', 'ROOMTIMEOUT', 'ASKROOM', 'ASKREFUSED', 'WAITLIST', 'LATEVOUCHER'],
  ...['CANCELREFUSED', 'NOCHANGES'],
];
const laterNames = ['RAHIMOVA', 'RAHIMOVA', 'CHANGEREFUSED', 'LATECHANGE', 'CHANGETIMEOUT'];

/** A visitor who wants a room. */
export function createHotelSale({ api }: SalesShop, random: Random): Sale {
  const orders: MadeOrder[] = [];
  const booked = () => orders.at(-1) as HotelOrderWithToken;
  const surname = random.pick(surnames);
  const city = random.pick(cities);
  const today = api.clock.now().toISOString().slice(0, 10);
  const arrival = addDays(today, 5 + random.upTo(40));
  const minors = random.pick([[], [], [], [], [5], [9], [4, 9]]);
  const sexes = random.upTo(2) === 0 ? (['female', 'male'] as const) : [];
  const stay = {
    ArrivalDate: arrival,
    DepartureDate: addDays(arrival, 1 + random.upTo(4)),
    Guests: {
      NumberOfAdults: 2,
      NumberOfMinors: minors.length,
      MinorAgeList: minors,
    },
  };
  const key = randomUUID();

  const call = (path: string, payload: object): Promise<Reply> =>
    api.inject({ method: 'POST', url: `/v1/hotel/${path}`, payload });

  async function read<Response>(reply: Promise<Reply>): Promise<Response | undefined> {
    const { body, statusCode } = await reply;
    return statusCode === 200 ? (JSON.parse(body) as Response) : undefined;
  }

  async function find(): Promise<HotelOffer | undefined> {
    const places = await read<{ locations: HotelLocation[] }>(call('locations', { Name: city }));
    const place = places?.locations[0];
    if (!place) return undefined;
    const anywhere = random.upTo(4) > 0 ? { WhereToPay: 1 } : {};
    const wanted = { ...stay, ...anywhere, FreeSaleOnly: random.upTo(3) > 0 };
    const found = await read<HotelSearchResponse>(call('search', { City: place.code, ...wanted }));
    if (!found || found.hotels.length === 0) return undefined;
    const { code: HotelCode } = random.pick(found.hotels);
    const rooms = await read<{ offers: HotelOffer[] }>(call('offers', { HotelCode, ...wanted }));
    if (!rooms || rooms.offers.length === 0) return undefined;
    const { id } = random.pick(rooms.offers);
    const offer = await read<{ offer: HotelOffer }>(
      api.inject(`/v1/hotel/offers/${encodeURIComponent(id)}?lang=ru`),
    );
    return offer?.offer;
  }

  function orderOf(offer: Pick<HotelOffer, 'id' | 'total'>, surnameOfFirst: string) {
    const order = hotelOrderBody(offer, surnameOfFirst);
    const [first] = order.guests;
    const child = { ...first!, category: 'child' as const, name: 'ALI', surname: 'KARIMOV' };
    const adults = order.guests.map((guest, index) => ({ ...guest, sex: sexes[index] }));
    return { ...order, guests: [...adults, ...minors.map(() => child)] };
  }

  const send = ({ order, accessToken }: MadeOrder, rest: string, payload: object) =>
    api.inject({
      method: 'POST',
      url: `/v1/hotel/orders/${order.number}/${rest}`,
      payload: { lang: 'ru', ...payload },
      headers: { 'order-token': accessToken, 'idempotency-key': randomUUID() },
    });

  return {
    kind: 'hotel',
    orders,
    async book() {
      const offer = await find();
      if (!offer) return undefined;
      const body = orderOf(offer, surname);
      let response = await submitHotelOrder(api, body, key);
      // A visitor who clicks again after a lost response sends the same key.
      if (response.statusCode >= 500) {
        await api.clock.advance({ minutes: 4 });
        await api.jobs.drain();
        response = await submitHotelOrder(api, body, key);
      }
      if (response.statusCode === 201) orders.push(response.json() as HotelOrderWithToken);
      return response;
    },
    requestPayment: (method) =>
      api.inject({
        method: 'POST',
        url: '/v1/payments',
        payload: {
          orderKind: 'hotel',
          orderNumber: booked().order.number,
          method,
          returnUrl: `/ru/hotel/payment?number=${booked().order.number}`,
          lang: 'ru',
        },
        headers: {
          'idempotency-key': randomUUID(),
          'order-token': booked().accessToken,
        },
      }),
    acts: {
      giveBack: () => cancelHotel(api, booked(), undefined, randomUUID()),
      correctNames: () =>
        send(booked(), 'changes', {
          guests: orderOf({} as never, random.pick(laterNames)).guests,
        }),
      async moveDates() {
        const later = {
          ArrivalDate: addDays(arrival, 3),
          DepartureDate: addDays(arrival, 5),
        };
        const offered = await send(booked(), 'date-offers', later);
        if (offered.statusCode !== 200) return offered;
        const { offer } = (offered.json() as StayDatesOffer).stay;
        const wanted = { offerId: offer.id, expectedTotal: offer.total };
        const taken = await send(booked(), 'dates', wanted);
        if (taken.statusCode === 201) orders.push(taken.json() as HotelOrderWithToken);
        return taken;
      },
    },
  };
}
