import { SupplierPriceChanged, SupplierUnanswered } from '@karvon/platform/supplier-errors';
import {
  createBreaker,
  createDice,
  type ChangeResponse,
  type Mutation,
} from '@karvon/platform/testing/mutate-response';
import { rounds } from '@karvon/platform/testing/rounds';
import { RoomRefused } from '../room-seller';
import { faultSteps, type FaultSteps, type HotelsUnderFaults } from './hotels-under-faults';

const MUTATIONS = rounds(120, 1_000);
const dice = createDice(20_261_123);

type Breaker = ReturnType<typeof createBreaker>;

/** What can be asked while responses are broken, each with what must hold of its result. */
async function brokenActs(
  { supplier, seller, city, stay }: HotelsUnderFaults,
  { chooseOffer, request }: FaultSteps,
  { onBroken }: Breaker,
  voucherNumber: RegExp,
): Promise<(() => Promise<void>)[]> {
  const { code, offer } = await chooseOffer();
  const rooms = await supplier.offers(code, stay, 'ru');
  const prices = new Set(rooms.map(({ price }) => price.amount));
  const wantedRoom = request();
  const booked = await seller.book(wantedRoom);
  const other = await seller.book(request());
  const cancelled = await seller.cancel(other.supplierOrderId);
  const id = booked.supplierOrderId;
  const { taskId } = await seller.requestVoucher(id);

  return [
    async () => {
      const priced = await onBroken(() => supplier.price(offer.id, 'ru'));
      if (priced) expect(priced.offer.price).toEqual(offer.price);
    },
    async () => {
      const found = await onBroken(() => supplier.offers(code, stay, 'ru'));
      for (const { price } of found ?? []) expect(prices).toContain(price.amount);
    },
    async () => {
      const now = await onBroken(() => seller.info(id));
      if (now) expect(now.price).toEqual(booked.price);
    },
    async () => {
      const made = await onBroken(() => seller.voucher(taskId));
      // The response may have no second copy of the number, so only its form is checked.
      if (made) expect(made.number).toMatch(voucherNumber);
    },
    async () => void (await onBroken(() => supplier.describe(code, 'uz'))),
    async () => void (await onBroken(() => supplier.objects(city, 'ru'))),
    async () => {
      const found = await onBroken(() => seller.find(wantedRoom.reference));
      if (found) expect(found.price).toEqual(booked.price);
    },
    async () => void (await onBroken(() => seller.requestVoucher(id))),
    async () => {
      const over = await onBroken(() => seller.cancel(cancelled.supplierOrderId));
      if (over) expect(over.penalty).toEqual(cancelled.penalty);
    },
  ];
}

/**
 * Many broken responses: never an unexpected error, never another price, never two orders. Call it in a spec of the adapter.
 * @param open the simulator's responses go through `change`
 */
export function describeHotelMutations(
  name: string,
  open: (change: ChangeResponse) => Promise<HotelsUnderFaults>,
  { mutation, voucherNumber }: { mutation: Mutation; voucherNumber: RegExp },
): void {
  describe(`${name} on broken responses`, () => {
    const breaker = createBreaker([RoomRefused, SupplierPriceChanged, SupplierUnanswered]);
    const { counted, onBroken } = breaker;
    let world: HotelsUnderFaults;
    const steps = faultSteps(() => world);
    const { search, request } = steps;
    beforeAll(async () => {
      world = await open(breaker.change(dice, mutation));
    }, 120_000);
    afterAll(() => world.close());

    /** Moves the clock past the half-minute for which a failing supplier is left alone. */
    const calm = () => world.passMinutes(1);

    test(`${MUTATIONS} of them: never an unexpected error, never another price`, async () => {
      const acts = await brokenActs(world, steps, breaker, voucherNumber);
      for (let i = 0; i < MUTATIONS; i++) {
        await acts[dice(acts.length)]!();
        if (i % 4 === 0) await calm();
      }
      // Both must occur: some broken fields are not read, others lead to a refusal.
      expect(counted.fulfilled).toBeGreaterThan(MUTATIONS / 10);
      expect(counted.refused).toBeGreaterThan(MUTATIONS / 50);
    }, 600_000);

    test('searches show right prices or none', async () => {
      const hotels = await search();
      const right = new Set(hotels.map(({ offer }) => offer.price.amount));
      // Without its cheapest offer a hotel shows its next one.
      for (const { code } of hotels)
        for (const { price } of await world.supplier.offers(code, world.stay, 'ru'))
          right.add(price.amount);
      for (let i = 0; i < MUTATIONS / 10; i++) {
        for (const { offer } of (await onBroken(search)) ?? [])
          expect(right).toContain(offer.price.amount);
        await calm();
      }
    }, 600_000);

    test('bookings are made once, at the agreed price', async () => {
      await steps.chooseOffer();
      for (let i = 0; i < MUTATIONS / 10; i++) {
        const requested = request();
        const booking = await onBroken(() => world.seller.book(requested));
        if (booking) expect(booking.price).toEqual(requested.price);
        await calm();
        const found = await world.seller.find(requested.reference);
        expect(world.countOrders(requested.reference)).toBe(found ? 1 : 0);
      }
    }, 600_000);

    test('rooms are cancelled once', async () => {
      await steps.chooseOffer();
      for (let i = 0; i < MUTATIONS / 10; i++) {
        const { supplierOrderId: id } = await world.seller.book(request());
        const told = await onBroken(() => world.seller.cancel(id));
        await calm();
        const now = await world.seller.cancel(id);
        expect(now.state).toBe('cancelled');
        if (told) expect([told.state, told.penalty]).toEqual([now.state, now.penalty]);
      }
    }, 600_000);
  });
}
