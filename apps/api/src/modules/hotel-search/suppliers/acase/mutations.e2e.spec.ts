import { randomUUID } from 'node:crypto';
import { SupplierPriceChanged, SupplierUnanswered } from '../../../../supplier-errors';
import { createBreaker, createDice, mutateField } from '../../../../testing/mutate-response';
import { rounds } from '../../../../testing/rounds';
import { startAcase, type AcaseUnderTest } from '../../../../testing/suppliers/acase';
import type { SupplierHotelOffer } from '../hotel-supplier';
import { RoomRefused, type RoomRequest } from '../room-seller';

const MUTATIONS = rounds(120, 1_000);

/** A response with one attribute or element removed, replaced or shortened. */
function mutate(body: unknown): unknown {
  const changed = structuredClone(body);
  mutateField(changed, dice, {
    wrong: ['', 7, 'x', -1, '99999999999999', '&#0;'],
    shortened: (value) => (Array.isArray(value) ? value : String(value)),
  });
  return changed;
}

const dice = createDice(20_261_123);
const breaker = createBreaker([RoomRefused, SupplierPriceChanged, SupplierUnanswered]);
const { counted, onBroken } = breaker;
let world: AcaseUnderTest;
let city: string;

const stay = { arrival: '2026-12-10', departure: '2026-12-13', adults: 2, childAges: [] };
const wanted = { freeSaleOnly: true, whereToPay: 'now', lang: 'ru', stay } as const;

beforeAll(async () => {
  world = await startAcase({
    change: (response) =>
      breaker.broken ? { ...response, body: mutate(response.body) } : response,
  });
  const locations = await world.supplier.locations();
  city = locations.find(({ shown }) => shown.ru.name === 'Термез')!.shown.ru.code;
}, 120_000);
afterAll(() => world.close());

const search = () => world.supplier.search({ ...wanted, city }, new AbortController().signal);

const requestOf = (offer: SupplierHotelOffer): RoomRequest => ({
  reference: randomUUID(),
  offerId: offer.id,
  price: offer.price,
  booker: { name: 'Anna', phone: '+998901234567', email: 'anna@example.com' },
  guests: [{ category: 'adult', name: 'ANNA', surname: 'KARIMOVA' }],
});

/** Moves the clock past the half-minute pause of the circuit breaker. */
const calm = () => world.api.clock.advance({ minutes: 1 });

test(`${MUTATIONS} broken answers: never an unexpected error, never another price`, async () => {
  const [hotel] = await search();
  const { code, offer } = hotel!;
  const rooms = await world.supplier.offers(code, stay, 'ru');
  const prices = new Set(rooms.map(({ price }) => price.amount));
  const wantedRoom = requestOf(offer);
  const { reference } = wantedRoom;
  const booked = await world.seller.book(wantedRoom);
  const other = await world.seller.book(requestOf(offer));
  const cancelled = await world.seller.cancel(other.supplierOrderId);
  const id = booked.supplierOrderId;
  const { taskId } = await world.seller.requestVoucher(id);

  const acts: (() => Promise<void>)[] = [
    async () => {
      const priced = await onBroken(() => world.supplier.price(offer.id, 'ru'));
      if (priced) expect(priced.offer.price).toEqual(offer.price);
    },
    async () => {
      const found = await onBroken(() => world.supplier.offers(code, stay, 'ru'));
      for (const { price } of found ?? []) expect(prices).toContain(price.amount);
    },
    async () => {
      const now = await onBroken(() => world.seller.info(id));
      if (now) expect(now.price).toEqual(booked.price);
    },
    async () => {
      const made = await onBroken(() => world.seller.voucher(taskId));
      // The response has no second copy of the number, so only its form is checked.
      if (made) expect(made.number).toMatch(/^\d+$/);
    },
    async () => void (await onBroken(() => world.supplier.describe(code, 'uz'))),
    async () => void (await onBroken(() => world.supplier.objects(city, 'ru'))),
    async () => {
      const found = await onBroken(() => world.seller.find(reference));
      if (found) expect(found.price).toEqual(booked.price);
    },
    async () => void (await onBroken(() => world.seller.requestVoucher(id))),
    async () => {
      const over = await onBroken(() => world.seller.cancel(cancelled.supplierOrderId));
      if (over) expect(over.penalty).toEqual(cancelled.penalty);
    },
  ];
  for (let i = 0; i < MUTATIONS; i++) {
    await acts[dice(acts.length)]!();
    if (i % 4 === 0) await calm();
  }
  // Both must occur: some broken fields are not read, others lead to a refusal.
  expect(counted.fulfilled).toBeGreaterThan(MUTATIONS / 10);
  expect(counted.refused).toBeGreaterThan(MUTATIONS / 50);
}, 600_000);

test('searches on broken answers show right prices or none', async () => {
  const right = new Set((await search()).map(({ offer }) => offer.price.amount));
  const all = new Set<number>();
  for (const { code } of await search())
    for (const { price } of await world.supplier.offers(code, stay, 'ru')) all.add(price.amount);
  for (let i = 0; i < MUTATIONS / 10; i++) {
    for (const { offer } of (await onBroken(search)) ?? [])
      // Without its cheapest offer a hotel shows its next one.
      expect(right.has(offer.price.amount) || all.has(offer.price.amount)).toBe(true);
    await calm();
  }
}, 600_000);

test('bookings on broken answers are made once, at the agreed price', async () => {
  const [hotel] = await search();
  for (let i = 0; i < MUTATIONS / 10; i++) {
    const requested = requestOf(hotel!.offer);
    const booking = await onBroken(() => world.seller.book(requested));
    if (booking) expect(booking.price).toEqual(requested.price);
    await calm();
    const found = await world.seller.find(requested.reference);
    expect(world.acase.countOrders(requested.reference)).toBe(found ? 1 : 0);
  }
}, 600_000);

test('rooms are cancelled once, whatever the answers look like', async () => {
  const [hotel] = await search();
  for (let i = 0; i < MUTATIONS / 10; i++) {
    const { supplierOrderId: id } = await world.seller.book(requestOf(hotel!.offer));
    const told = await onBroken(() => world.seller.cancel(id));
    await calm();
    const now = await world.seller.cancel(id);
    expect(now.state).toBe('cancelled');
    if (told) expect([told.state, told.penalty]).toEqual([now.state, now.penalty]);
  }
}, 600_000);
