import type { CountryCode } from '@karvon/contract';
import { SupplierUnanswered } from '@karvon/platform/supplier-errors';
import { etgAccount, startEtg, type EtgUnderTest } from './testing';
import {
  roomSteps,
  roomsToBook,
  type RoomSellerUnderTest,
} from '@karvon/hotel-supply/contract/room-seller-under-test';

const stay = { arrival: '2026-12-10', departure: '2026-12-13', adults: 2, childAges: [] };
const FINISH = 'POST /api/b2b/v3/hotel/order/booking/finish/';

let world: EtgUnderTest;
let rooms: Pick<RoomSellerUnderTest, 'offer' | 'strict'>;
let city: string;
let lines: string[] = [];
/** The simulator gives every order this status; null: the order's own. */
let said: string | null = null;
const { request } = roomSteps(() => ({ ...rooms }) as RoomSellerUnderTest);

type Change = NonNullable<NonNullable<Parameters<typeof startEtg>[0]>['change']>;

const sayStatus: Change = (response) => {
  const { data } = response.body as { data?: { orders?: object[] } | null };
  if (said === null || !data?.orders) return response;
  const orders = data.orders.map((order) => ({ ...order, status: said }));
  return { ...response, body: { ...(response.body as object), data: { ...data, orders } } };
};

beforeAll(async () => {
  world = await startEtg({ onLog: (line) => void lines.push(line), change: sayStatus });
  const locations = await world.supplier.locations();
  city = locations.find(({ shown }) => shown.ru.name === 'Термез')!.shown.ru.code;
  rooms = await roomsToBook(world.supplier, city, stay);
}, 120_000);
beforeEach(() => {
  lines = [];
  said = null;
});
afterEach(async () => {
  world.etg.faults.clear();
  await world.ground.clock.advance({ minutes: 1 });
});
afterAll(() => world.close());

const inFiveMinutes = () => world.ground.clock.advance({ minutes: 5 });

test('what takes longer is requested: it is not sent again, and not cancelled before it is there', async () => {
  const { seller, etg } = world;
  const wanted = request('request-confirmed');
  const begun = await seller.book(wanted);
  expect(begun).toMatchObject({ state: 'requested', confirmation: null, penaltyNow: null });
  expect(begun.price).toEqual(wanted.price);
  const id = begun.supplierOrderId;
  await expect(seller.cancel(id)).rejects.toThrow(SupplierUnanswered);
  expect(await seller.book(wanted)).toEqual(begun);
  await inFiveMinutes();
  expect(await seller.info(id)).toMatchObject({ state: 'confirmed', price: wanted.price });
  expect(etg.countOrders(wanted.reference)).toBe(1);
  expect(await seller.cancel(id)).toMatchObject({ state: 'cancelled' });
});

test.each(['unknown', 'a_new_word'])(
  'an order with the status "%s" is requested until ETG says more',
  async (status) => {
    said = status;
    const { seller, etg } = world;
    const wanted = request();
    const begun = await seller.book(wanted);
    expect(begun).toMatchObject({ state: 'requested', confirmation: null, penaltyNow: null });
    expect(await seller.find(wanted.reference)).toEqual(begun);
    said = null;
    expect(await seller.info(begun.supplierOrderId)).toMatchObject({ state: 'confirmed' });
    expect(etg.countOrders(wanted.reference)).toBe(1);
  },
);

test('what takes longer may be refused in the end', async () => {
  const { supplierOrderId } = await world.seller.book(request('request-refused'));
  await inFiveMinutes();
  expect(await world.seller.info(supplierOrderId)).toMatchObject({ state: 'refused' });
});

test('an attempt that comes to life after it was given up is given back', async () => {
  const { seller, etg } = world;
  const wanted = request('booking-time-out');
  const { reference } = wanted;
  etg.faults.add({ kind: 'cut-before', on: FINISH, times: 1 });
  await expect(seller.book(wanted)).rejects.toThrow(SupplierUnanswered);
  await inFiveMinutes();
  // The second attempt has a number of its own; its response is lost.
  await expect(seller.book(wanted)).rejects.toThrow(SupplierUnanswered);
  expect(etg.countOrders(reference)).toBe(1);
  etg.finishLate(reference);
  expect(etg.countOrders(reference)).toBe(2);
  expect(await seller.find(reference)).toMatchObject({ state: 'confirmed' });
  expect(etg.countOrders(reference)).toBe(1);
  expect(lines.join('\n')).toMatch(/booked twice/);
});

test('a number that somebody has used up is no refusal: it is looked up, and another one is taken later', async () => {
  const { seller, etg } = world;
  const wanted = request();
  const { reference } = wanted;
  await seller.book(request());
  // The same number at the supplier, as after our database was restored from an older copy.
  const body = await formBody(reference);
  expect(body).toMatchObject({ status: 'ok' });
  await expect(seller.book(wanted)).rejects.toThrow(SupplierUnanswered);
  expect(await seller.find(reference)).toBeNull();
  await expect(seller.book(wanted)).rejects.toThrow(SupplierUnanswered);
  await inFiveMinutes();
  expect(await seller.book(wanted)).toMatchObject({ state: 'confirmed' });
  expect(etg.countOrders(reference)).toBe(1);
});

/** Opens a form at the supplier, past the adapter. */
async function formBody(reference: string): Promise<unknown> {
  const send = async (path: string, payload: object) => {
    const key = Buffer.from(`${etgAccount.keyId}:${etgAccount.key}`).toString('base64');
    const response = await fetch(`${world.etg.url}/api/b2b/v3${path}`, {
      method: 'POST',
      headers: { authorization: `Basic ${key}` },
      body: JSON.stringify(payload),
    });
    return (await response.json()) as { data: { hotels: { rates: { book_hash: string }[] }[] } };
  };
  const [hotel] = await world.supplier.hotels();
  const page = await send('/search/hp/', {
    checkin: stay.arrival,
    checkout: stay.departure,
    residency: 'uz',
    guests: [{ adults: 2, children: [] }],
    hid: Number(hotel!.code),
  });
  const hash = page.data.hotels[0]!.rates[0]!.book_hash;
  const booked = await send('/hotel/prebook/', { hash, price_increase_percent: 0 });
  const { book_hash } = booked.data.hotels[0]!.rates[0]!;
  return send('/hotel/order/booking/form/', {
    partner_order_id: reference,
    book_hash,
    language: 'en',
    user_ip: '127.0.0.1',
  });
}

test.each(['timeout', 'unknown', 'a_new_word'])(
  'the error "%s" at the last step says nothing: the order is looked up',
  async (code) => {
    const { seller, etg } = world;
    const wanted = request();
    etg.answerOnce(FINISH, code);
    await expect(seller.book(wanted)).rejects.toThrow(SupplierUnanswered);
    expect(await seller.find(wanted.reference)).toMatchObject({ state: 'confirmed' });
    expect(etg.countOrders(wanted.reference)).toBe(1);
  },
);

test('a rate for guests of our country is requested again for the guest of another one who books it', async () => {
  const { seller, supplier, etg } = world;
  const [ours, anybodys] = await Promise.all(
    [true, false].map(async (restricted) => {
      const hotels = await supplier.search(
        { freeSaleOnly: true, whereToPay: 'now', lang: 'ru', city, stay },
        new AbortController().signal,
      );
      return hotels.find(({ offer }) => offer.guestRules.citizenship === restricted)!.offer;
    }),
  );
  const book = (offer: typeof ours, citizenship: CountryCode) => {
    const wanted = request('nothing', offer!);
    return seller.book({ ...wanted, guests: [{ ...wanted.guests[0]!, citizenship }] });
  };
  expect(await book(anybodys, 'DE')).toMatchObject({ state: 'confirmed' });
  expect(etg.lastResidency()).toBe('uz');
  expect(await book(ours, 'DE')).toMatchObject({ state: 'confirmed', price: ours!.price });
  expect(etg.lastResidency()).toBe('de');
});

test('a question that is refused without a reason of ours is no answer', async () => {
  const { seller, supplier, etg } = world;
  const { supplierOrderId } = await seller.book(request());
  etg.answerOnce('POST /api/b2b/v3/hotel/order/info/', 'page_out_of_range');
  await expect(seller.info(supplierOrderId)).rejects.toMatchObject({
    code: 'supplier-unavailable',
  });
  etg.answerOnce('POST /api/content/v1/hotel_content_by_ids/', 'no_content');
  const [hotel] = await supplier.hotels();
  await expect(supplier.describe(hotel!.code, 'ru')).rejects.toMatchObject({
    code: 'hotel-not-found',
  });
});
