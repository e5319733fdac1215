import { randomUUID } from 'node:crypto';
import type { FaultKind } from '@karvon/supplier-simulators';
import { SupplierPriceChanged, SupplierUnanswered } from '../../../../supplier-errors';
import { startAcase, type AcaseUnderTest } from '../../../../testing/suppliers/acase';
import type { SupplierHotelOffer } from '../hotel-supplier';
import type { RoomChange, RoomRequest } from '../room-seller';

const stay = { arrival: '2026-12-10', departure: '2026-12-13', adults: 2, childAges: [] };
const wanted = { freeSaleOnly: true, whereToPay: 'now', lang: 'ru', stay } as const;

let world: AcaseUnderTest;
let city: string;
let offer: SupplierHotelOffer;
let lines: string[];
const timeouts = { read: 60_000, write: 60_000 };

beforeAll(async () => {
  world = await startAcase({ onLog: (line) => void lines.push(line), timeouts });
  lines = [];
  const locations = await world.supplier.locations();
  city = locations.find(({ shown }) => shown.ru.name === 'Термез')!.shown.ru.code;
  offer = (await search()).find((one) => one.offer.cancellation.freeUntil !== null)!.offer;
  // Only now, because the simulator builds its world at the first search.
  timeouts.read = timeouts.write = 3_000;
}, 120_000);
beforeEach(() => {
  lines = [];
});
afterEach(async () => {
  world.acase.faults.clear();
  await world.api.clock.advance({ minutes: 1 });
});
afterAll(() => world.close());

const search = () => world.supplier.search({ ...wanted, city }, new AbortController().signal);

const request = (surname = 'KARIMOVA'): RoomRequest => ({
  reference: randomUUID(),
  offerId: offer.id,
  price: offer.price,
  booker: { name: 'Anna', phone: '+998901234567', email: 'anna@example.com' },
  guests: [{ category: 'adult', name: 'ANNA', surname }],
});

const silences: FaultKind[] = [
  'hang',
  'cut-before',
  'cut-after',
  'cut-body',
  'invalid',
  'huge',
  'redirect',
  'error',
];

test.each(silences)('a search with the fault "%s" fails with a problem', async (kind) => {
  world.acase.faults.add({ kind, on: 'HotelSearchRequest', times: 1 });
  await expect(search()).rejects.toMatchObject({ code: 'supplier-unavailable' });
});

test('a slow search is given up after its time', async () => {
  world.acase.faults.add({ kind: 'slow', on: 'HotelSearchRequest', times: 1, ms: 60_000 });
  timeouts.read = 200;
  await expect(search()).rejects.toMatchObject({ code: 'supplier-unavailable' });
  timeouts.read = 3_000;
});

test('hotels in another currency than requested are left out', async () => {
  world.acase.faults.add({ kind: 'wrong-currency', on: 'Hotel' });
  expect(await search()).toEqual([]);
  await expect(world.supplier.price(offer.id, 'ru')).rejects.toMatchObject({
    code: 'supplier-unavailable',
  });
});

test('a room is gone, or costs more, when it is priced again', async () => {
  world.acase.faults.add({ kind: 'sold-out', on: 'HotelPricingRequest2', times: 1 });
  await expect(world.supplier.price(offer.id, 'ru')).rejects.toMatchObject({ code: 'sold-out' });
  world.acase.faults.add({ kind: 'price-changed', on: 'HotelPricingRequest2', times: 2 });
  const now = await world.supplier.price(offer.id, 'ru');
  expect(now.offer.price.amount).toBeGreaterThan(offer.price.amount);
  expect(now.offer.id).not.toBe(offer.id);
  await expect(world.seller.book(request())).rejects.toThrow(SupplierPriceChanged);
});

test.each(['cut-after', 'cut-body', 'invalid', 'redirect', 'error'] as const)(
  'a booking that meets "%s" is not asked for again: it is looked up',
  async (kind) => {
    const requested = request();
    world.acase.faults.add({ kind, on: 'OrderRequest', times: 1 });
    await expect(world.seller.book(requested)).rejects.toThrow(SupplierUnanswered);
    const found = await world.seller.find(requested.reference);
    expect(world.acase.countOrders(requested.reference)).toBe(found ? 1 : 0);
    // At once the outcome is unknown; later a missing order counts as never made.
    if (!found) {
      await expect(world.seller.book(requested)).rejects.toThrow(SupplierUnanswered);
      await world.api.clock.advance({ minutes: 5 });
    }
    const booked = await world.seller.book(requested);
    expect(booked).toMatchObject({ state: 'confirmed', price: offer.price });
    expect(world.acase.countOrders(requested.reference)).toBe(1);
  },
);

const change = (surname = 'RAHIMOVA'): RoomChange => ({
  reference: randomUUID(),
  guests: [{ category: 'adult', name: 'ANNA', surname }],
});
const meet = (kind: FaultKind) => world.acase.faults.add({ kind, on: 'OrderRequest', times: 1 });

test('a change that is cut before it arrives is sent again, but not at once', async () => {
  const { supplierOrderId: id } = await world.seller.book(request());
  const wanted = change();
  meet('cut-before');
  await expect(world.seller.amend(id, wanted)).rejects.toThrow(SupplierUnanswered);
  await expect(world.seller.amend(id, wanted)).rejects.toThrow(SupplierUnanswered);
  expect(world.acase.countChanges(id)).toBe(0);
  await world.api.clock.advance({ minutes: 5 });
  expect(await world.seller.amend(id, wanted)).toMatchObject({ amendment: 'confirmed' });
  expect(world.acase.countChanges(id)).toBe(1);
});

test.each(['cut-after', 'cut-body', 'invalid'] as const)(
  'a change that meets "%s" is looked up, and not sent twice',
  async (kind) => {
    const { supplierOrderId: id } = await world.seller.book(request());
    const wanted = change();
    meet(kind);
    await expect(world.seller.amend(id, wanted)).rejects.toThrow(SupplierUnanswered);
    expect(await world.seller.amend(id, wanted)).toMatchObject({ amendment: 'confirmed' });
    await world.api.clock.advance({ minutes: 5 });
    expect(await world.seller.amend(id, wanted)).toMatchObject({ amendment: 'confirmed' });
    expect(world.acase.countChanges(id)).toBe(1);
  },
);

test('an old refusal, or names that stood there before, are no response to a change that was lost', async () => {
  const { supplierOrderId: id } = await world.seller.book(request());
  await world.seller.amend(id, change('CHANGEREFUSED'));
  const [other, citizenship] = [change(), change()];
  for (const wanted of [other, citizenship]) {
    meet('cut-before');
    await expect(world.seller.amend(id, wanted)).rejects.toThrow(SupplierUnanswered);
    await expect(world.seller.amend(id, wanted)).rejects.toThrow(SupplierUnanswered);
    await world.api.clock.advance({ minutes: 5 });
    expect(await world.seller.amend(id, wanted)).toMatchObject({ amendment: 'confirmed' });
  }
  expect(world.acase.countChanges(id)).toBe(3);
});

test('a second refusal is a response of its own', async () => {
  const { supplierOrderId: id } = await world.seller.book(request());
  for (const wanted of [change('CHANGEREFUSED'), change('CHANGEREFUSED')]) {
    expect(await world.seller.amend(id, wanted)).toMatchObject({ amendment: 'refused' });
    expect(await world.seller.amend(id, wanted)).toMatchObject({ amendment: 'refused' });
  }
  expect(world.acase.countChanges(id)).toBe(2);
});

test('when one request makes two bookings, one stays and the other is cancelled', async () => {
  const requested = request('ROOMTIMEOUT');
  world.acase.faults.add({ kind: 'double-booking', on: 'OrderRequest', times: 1 });
  await expect(world.seller.book(requested)).rejects.toThrow(SupplierUnanswered);
  expect(world.acase.countOrders(requested.reference)).toBe(2);
  const found = await world.seller.find(requested.reference);
  expect(found).toMatchObject({ state: 'confirmed' });
  expect(world.acase.countOrders(requested.reference)).toBe(1);
  expect(lines.join('\n')).toMatch(/booked twice/);
});

test('a voucher may take minutes', async () => {
  world.acase.faults.add({ kind: 'voucher-late', on: 'OrderRequest', times: 1 });
  const { supplierOrderId } = await world.seller.book(request());
  const { taskId } = await world.seller.requestVoucher(supplierOrderId);
  expect(await world.seller.voucher(taskId)).toBeNull();
  await world.api.clock.advance({ minutes: 10 });
  expect(await world.seller.voucher(taskId)).toEqual({ number: expect.stringMatching(/^\d+$/) });
});

test("the log contains neither the password nor a guest's name", async () => {
  await world.seller.book(request('XOJAYEVA'));
  world.acase.faults.add({ kind: 'cut-after', on: 'OrderRequest', times: 1 });
  await world.seller.book(request('XOJAYEVA')).catch(() => {});
  expect(lines.join('\n')).not.toMatch(/simulator|XOJAYEVA/i);
});
