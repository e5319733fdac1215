import type {
  HotelDescription,
  HotelLocation,
  HotelOffer,
  HotelSearchResponse,
} from '@karvon/contract';
import { bindWords } from '@karvon/short-words';
import { startAcaseSimulator, type AcaseSimulator } from '@karvon/supplier-simulators';
import { readConfig } from '@karvon/platform/config';
import { acaseAccount } from '@karvon/acase/testing';
import {
  bookHotel,
  cancelHotel,
  flexible,
  payHotel,
  readHotelOrder,
  startHotelApp,
} from '../../testing/hotel-orders';
import { testNow } from '@karvon/platform/testing/test-clock';
import { testOperatorToken, type TestApp } from '../../testing/start-test-app';

/** A small city: its lists are short. */
const CITY = 'Термез';
const stay = {
  ArrivalDate: '2026-12-10',
  DepartureDate: '2026-12-13',
  Guests: { NumberOfAdults: 2, NumberOfMinors: 0, MinorAgeList: [] as number[] },
};

let now = () => new Date(testNow);
let acase: AcaseSimulator;
let lines: string[] = [];
/** The API with both suppliers, as most tests want it. At its rate Академсервис is the cheaper one. */
let both: TestApp;
const others: TestApp[] = [];

beforeAll(async () => {
  acase = await startAcaseSimulator({ now: () => now() });
  both = await start('sandbox,acase', '50');
});
beforeEach(() => {
  now = () => both.clock.now();
  lines = [];
});
afterEach(async () => {
  acase.faults.clear();
  for (const api of others.splice(0)) await api.close();
});
afterAll(async () => {
  await both.close();
  await acase.close();
});

/** The API with these suppliers; a ruble of Академсервис's is `rate` soums. */
async function start(suppliers: string, rate = '150', graceMs = 20_000): Promise<TestApp> {
  const { hotelSuppliers } = readConfig({
    HOTEL_SUPPLIERS: suppliers,
    ACASE_URL: acase.url,
    ACASE_BUYER: acaseAccount.buyerId,
    ACASE_USER: acaseAccount.userId,
    ACASE_PASSWORD: acaseAccount.password,
    ACASE_RATE: rate,
    ACASE_COUNTRIES: 'UZ',
  });
  return startHotelApp({
    config: {
      hotelSuppliers,
      hotelSearch: { deadlineMs: 20_000, graceMs },
      orderTokenHours: 10_000,
    },
    onLog: (line) => void lines.push(line),
  });
}

/** An API for one test, which Академсервис's clock follows. */
async function startAnother(...settings: Parameters<typeof start>): Promise<TestApp> {
  const api = await start(...settings);
  others.push(api);
  now = () => api.clock.now();
  return api;
}

async function request<Response>(api: TestApp, url: string, payload: object): Promise<Response> {
  const response = await api.inject({ method: 'POST', url: `/v1/hotel/${url}`, payload });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json() as Response;
}

async function search(api: TestApp): Promise<HotelSearchResponse> {
  const { locations } = await request<{ locations: HotelLocation[] }>(api, 'locations', {
    Name: CITY,
  });
  // The city is listed once, however many suppliers sell there.
  expect(locations.filter(({ name }) => name === CITY)).toHaveLength(1);
  return request(api, 'search', { City: locations[0]!.code, ...stay, WhereToPay: 1 });
}
const offersOf = (api: TestApp, hotel: string) =>
  request<{ offers: HotelOffer[]; sellers: HotelSearchResponse['sellers'] }>(api, 'offers', {
    HotelCode: hotel,
    ...stay,
    WhereToPay: 1,
  });
const isAcases = ({ id }: { id: string }) => id.startsWith('acase~');

interface Links {
  links: { hotel: { code: string }; house: { code: string }; metres: number; likeness: number }[];
}
const operate = async (api: TestApp, method: 'GET' | 'POST' | 'DELETE', path: string) =>
  (
    await api.inject({
      method,
      url: `/v1/ops/${path}`,
      headers: { 'operator-token': testOperatorToken },
    })
  ).json();
const linksOf = (api: TestApp, city: string) =>
  operate(api, 'GET', `hotel-links?city=${city}`) as Promise<Links>;

test('a city of two suppliers is listed once, and linked hotels are one hotel at the better price', async () => {
  const before = await search(both);
  expect(before.sellers).toEqual({ answered: 2, requested: 2 });
  const ours = before.hotels.filter(({ code }) => !code.includes('~'));
  const theirs = before.hotels.filter(({ code }) => code.startsWith('acase~'));
  expect(theirs.length).toBeGreaterThan(3);
  // Академсервис tells no scores of guests.
  expect(theirs.filter(({ score }) => score)).toEqual([]);
  expect(ours.some(({ score }) => score)).toBe(true);

  const { links } = await linksOf(both, before.location.code);
  const [pair] = links.filter(({ house }) => ours.some(({ code }) => code === house.code));
  expect(pair).toMatchObject({ metres: 0, likeness: 100 });
  await operate(both, 'POST', `hotel-links/${pair!.hotel.code}/${pair!.house.code}`);
  // A response is cached for five minutes.
  await both.clock.advance({ minutes: 6 });
  const after = await search(both);
  expect(after.hotels.map(({ code }) => code)).not.toContain(pair!.hotel.code);
  const house = after.hotels.find(({ code }) => code === pair!.house.code)!;
  const alone = ours.find(({ code }) => code === pair!.house.code)!;
  expect(house.name).toBe(alone.name);
  // At today's rate the ruble supplier is cheaper, so the room is bought there.
  expect(isAcases(house.offer)).toBe(true);
  expect(house.offer.total.amount).toBeLessThan(alone.offer.total.amount);
  const { offers, sellers } = await offersOf(both, pair!.house.code);
  expect(sellers).toEqual({ answered: 2, requested: 2 });
  expect(offers[0]!.total).toEqual(house.offer.total);
  const same = ({ roomCode, meal, rooms, availability, whereToPay, cancellation }: HotelOffer) =>
    JSON.stringify([roomCode, meal, rooms, availability, whereToPay, cancellation.freeUntil]);
  expect(new Set(offers.map(same)).size).toBe(offers.length);
});

test.each(['sandbox', 'acase'])(
  'no line ends after a short word in the texts of %s: of a list, a hotel and its rooms',
  async (name) => {
    const api = await startAnother(name);
    const { location, hotels, objects } = await search(api);
    const described = await Promise.all(
      hotels.map(({ code }) => request<HotelDescription>(api, 'detail', { HotelCode: code })),
    );
    const { offers } = await offersOf(api, hotels[0]!.code);
    const texts = [
      location.nameIn,
      ...objects.map((object) => object.name),
      ...hotels.flatMap((hotel) => [hotel.name, hotel.address, hotel.offer.roomName]),
      ...offers.map(({ roomName }) => roomName),
      ...described.flatMap(({ story, requirements, roomTypes }) => [
        ...story,
        ...requirements,
        ...roomTypes.flatMap((room) => [room.name, room.description, room.beds]),
      ]),
    ];
    expect(texts.join()).toContain('с\u00a0раздельными кроватями');
    expect(texts.filter((text) => bindWords(text) !== text)).toEqual([]);
  },
);

test('a mark-up is part of the price in the list, when priced again and in the order', async () => {
  const plain = await search(await startAnother('acase'));
  const api = await startAnother('acase+5');
  const marked = await search(api);
  const before = new Map(plain.hotels.map(({ code, offer }) => [code, offer]));
  for (const { code, offer } of marked.hotels.filter((one) => one.offer.whereToPay === 'now'))
    expect(offer.total.amount / before.get(code)!.total.amount).toBeCloseTo(1.05, 1);
  const [hotel] = marked.hotels.filter((one) => flexible(one.offer));
  const booked = await bookHotel(api, hotel!.offer);
  expect(booked.order.total).toEqual(hotel!.offer.total);
});

test('a room is booked, gets a voucher and is cancelled through Академсервис', async () => {
  const { hotels } = await search(both);
  const { offers } = await offersOf(both, hotels.find(({ offer }) => isAcases(offer))!.code);
  const before = acase.countOrders();
  const booked = await bookHotel(
    both,
    offers.find((one) => isAcases(one) && flexible(one))!,
  );
  expect(booked.order).toMatchObject({
    status: 'waiting-for-payment',
    confirmation: expect.stringMatching(/^\d+$/),
  });
  expect(acase.countOrders()).toBe(before + 1);
  await payHotel(both, booked);
  await both.jobs.drain();
  const paid = await readHotelOrder(both, booked);
  expect(paid).toMatchObject({ status: 'finished', voucher: 'ready' });
  await cancelHotel(both, booked);
  await both.jobs.drain();
  expect(await readHotelOrder(both, booked)).toMatchObject({
    status: 'canceled',
    cancellation: { reason: 'guest', refund: paid.total },
  });
  expect(acase.countOrders()).toBe(before);
});

test('when a supplier is down, the visitor is told, the log names it, and the other one sells', async () => {
  expect((await search(both)).sellers).toEqual({ answered: 2, requested: 2 });
  acase.faults.add({ kind: 'cut-before', on: '' });
  await both.clock.advance({ minutes: 6 });
  const { hotels, sellers } = await search(both);
  expect(sellers).toEqual({ answered: 1, requested: 2 });
  expect(hotels.length).toBeGreaterThan(3);
  expect(hotels.some(({ offer }) => isAcases(offer))).toBe(false);
  expect(lines.join('\n')).toMatch(/"supplier":"acase"/);
  acase.faults.clear();
  // An incomplete response is not cached: on the next request both suppliers respond.
  expect((await search(both)).sellers).toEqual({ answered: 2, requested: 2 });
});

test('a supplier that is slow is not waited for once the other has answered', async () => {
  const api = await startAnother('acase,sandbox', '150', 300);
  await search(api);
  acase.faults.add({ kind: 'hang', on: 'HotelSearchRequest' });
  await api.clock.advance({ minutes: 6 });
  const { hotels, sellers } = await search(api);
  expect(sellers).toEqual({ answered: 1, requested: 2 });
  expect(hotels.length).toBeGreaterThan(3);
});

test('an offer of a supplier that is not listed any more has expired', async () => {
  const { hotels } = await search(both);
  const { offer } = hotels.find((one) => isAcases(one.offer))!;
  const without = await startAnother('sandbox');
  const response = await without.inject(`/v1/hotel/offers/${offer.id}`);
  expect(response.json()).toMatchObject({ code: 'offer-expired' });
});
