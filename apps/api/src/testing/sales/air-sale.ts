import { randomUUID } from 'node:crypto';
import { addDays } from '@karvon/calendar';
import type { AirOffer, AirOfferDetail, AirOrderWithToken, ExtrasOffer } from '@karvon/contract';
import {
  adult,
  booker,
  confirmRefund,
  quoteRefund,
  readOrder,
  submitOrder,
  submitPayment,
} from '../air-orders';
import { airSearchRequest, searchPages } from '@karvon/air-catalogue/testing';
import { decideExchange, requestExchange } from '../exchanges/air-exchanges';
import { askForExtras, bagAndSeat, chooseExtras, freeSeats, oneBag } from '../extras/air-extras';
import type { Random } from '@karvon/platform/testing/random';
import type { MadeOrder, Sale, SalesShop } from './sale';

/** Most routes have holds, some are sold at once, some are of a city with connections. */
const routes = [
  ['JFK', 'EWR'],
  ['JFK', 'EWR'],
  ['EWR', 'JFK'],
  ['TAS', 'MOW'],
  ['TAS', 'IST'],
  ['MOW', 'TAS'],
] as const;

/** Magic surnames, for which suppliers behave in a certain way; most passengers are ordinary. */
const surnames = [
  ...Array<string>(20).fill('KARIMOVA'),
  ...['SOLDOUT', 'PRICEUP', 'HOLDREFUSED', 'HOLDTIMEOUT', 'HOLDLOST', 'HOLDLAPSES'],
  ...['ISSUEERROR', 'SLOWISSUE', 'CANCELREFUSED', 'CANCELTIMEOUT', 'DATAREFUSED'],
  ...['EXCHANGEBYHAND', 'EXCHANGEREFUSED', 'EXCHANGETIMEOUT', 'EXTRASREFUSED', 'EXTRASTIMEOUT'],
];

const reasons = [undefined, undefined, 'illness', 'schedule-changed', 'flight-cancelled'] as const;

/** A visitor who wants a flight. */
export function createAirSale({ api }: SalesShop, random: Random): Sale {
  const orders: MadeOrder[] = [];
  const booked = () => orders[0] as AirOrderWithToken;
  const adults = 1 + random.upTo(2);
  const baby = random.upTo(6) === 0 ? 1 : 0;
  const route = random.pick(routes);
  const surname = random.pick(surnames);
  const today = api.clock.now().toISOString().slice(0, 10);
  const day = addDays(today, 15 + random.upTo(40));
  const back = random.upTo(3) === 0 ? addDays(day, 1 + random.upTo(9)) : null;

  async function find(): Promise<AirOfferDetail | undefined> {
    const request = airSearchRequest(route[0], route[1], {
      travellers: { adult: adults, child: 0, baby },
      route: [{ departure: route[0], arrival: route[1], departureDate: day, returnalDate: back }],
    });
    const offers: AirOffer[] = (await searchPages(api, request)).flatMap((page) => page.offers);
    if (offers.length === 0) return undefined;
    const response = await api.inject(`/v1/air/offers/${random.pick(offers).id}?lang=ru`);
    return response.statusCode === 200 ? (response.json() as AirOfferDetail) : undefined;
  }

  const people = Array.from({ length: adults }, (_, index) => ({
    ...adult,
    surname: index === 0 ? surname : 'KARIMOV',
    name: ['AZIZA', 'OLIM'][index]!,
    document: `AA${1_000_000 + random.upTo(8_000_000)}`,
  }));
  const infant = {
    ...people[0]!,
    type: 'baby' as const,
    surname: 'KARIMOV',
    name: 'ALI',
    sex: 'male' as const,
    birthDate: addDays(day, -300),
    document: `AB${1_000_000 + random.upTo(8_000_000)}`,
  };
  const reach = `+99890${1_000_000 + random.upTo(8_000_000)}`;

  async function chooseSome(offer: ExtrasOffer): Promise<unknown> {
    const bags = offer.bags.some(({ passenger }) => passenger === 0);
    const seats = freeSeats(offer).length > 0;
    if (!bags) return undefined;
    const wanted = seats && random.upTo(2) === 0 ? bagAndSeat(offer) : oneBag(offer);
    return chooseExtras(api, booked(), wanted);
  }

  return {
    kind: 'air',
    orders,
    unanswered: /TIMEOUT|LOST/.test(surname),
    async book() {
      const offer = await find();
      if (!offer) return undefined;
      const fare = random.pick(offer.fares);
      const body = {
        offerId: offer.id,
        fareId: fare.id,
        expectedTotal: fare.total,
        booker: { ...booker, mobilePhone: reach },
        passengers: baby ? [...people, infant] : people,
        lang: 'ru',
        bookAgain: true,
      };
      const key = randomUUID();
      let response = await submitOrder(api, body, key);
      // A visitor who clicks again after a lost response sends the same key.
      if (response.statusCode >= 500) {
        await api.clock.advance({ minutes: 4 });
        await api.jobs.drain();
        response = await submitOrder(api, body, key);
      }
      if (response.statusCode === 201) orders.push(response.json() as AirOrderWithToken);
      return response;
    },
    requestPayment: (method) => submitPayment(api, booked(), undefined, { method }),
    acts: {
      async extras() {
        const offered = await askForExtras(api, booked());
        return offered.statusCode === 200 ? chooseSome(offered.json() as ExtrasOffer) : offered;
      },
      async exchange() {
        const quote = await requestExchange(api, booked());
        if (quote.statusCode !== 201) return quote;
        const { id, offers } = quote.json() as { id: string; offers: { id: string }[] };
        const [offer] = offers;
        return decideExchange(api, booked(), id, offer ? { offerId: offer.id } : {});
      },
      async refund() {
        const reason = random.pick(reasons);
        const quote = await quoteRefund(api, booked(), { reason });
        if (quote.statusCode !== 201) return quote;
        return confirmRefund(api, booked(), (quote.json() as { id: string }).id);
      },
      async refundOne() {
        if (adults === 1) return undefined;
        const part = [{ passenger: 1, slices: booked().order.slices.map((_, index) => index) }];
        const quote = await quoteRefund(api, booked(), { part });
        if (quote.statusCode !== 201) return quote;
        return confirmRefund(api, booked(), (quote.json() as { id: string }).id);
      },
      async giveUp() {
        const { order, accessToken } = booked();
        return api.inject({
          method: 'POST',
          url: `/v1/air/orders/${order.number}/cancel`,
          payload: { lang: 'ru' },
          headers: { 'order-token': accessToken, 'idempotency-key': randomUUID() },
        });
      },
      async agreeToChange() {
        const { order, accessToken } = booked();
        const { scheduleChange } = await readOrder(api, booked());
        if (!scheduleChange) return undefined;
        return api.inject({
          method: 'POST',
          url: `/v1/air/orders/${order.number}/schedule-changes/${scheduleChange.id}/accept`,
          payload: { lang: 'ru' },
          headers: { 'order-token': accessToken, 'idempotency-key': randomUUID() },
        });
      },
    },
  };
}
