import fc from 'fast-check';
import { readEdition } from '@karvon/edition';
import { money } from '@karvon/money';
import { agencyOffer } from './agency-offer';
import type { SupplierHotelOffer } from './hotel-supplier';

const edition = readEdition('uz');

function offerOf(price: number, penalty: number, changes: Partial<SupplierHotelOffer> = {}) {
  const offer: SupplierHotelOffer = {
    id: 'x',
    roomCode: 'double',
    roomName: 'Двухместный',
    rooms: 1,
    rateCode: 'flex',
    rateName: 'Гибкий',
    meal: 'breakfast',
    price: money(price, 'UZS'),
    paidAtHotel: [],
    whereToPay: 'now',
    availability: 'free-sale',
    roomsLeft: null,
    extraBeds: 0,
    cancellation: { freeUntil: null, steps: [{ from: null, penalty: money(penalty, 'UZS') }] },
    freeNights: null,
    guestRules: { allNames: false, citizenship: false },
    ...changes,
  };
  return offer;
}

test('a penalty is never more than the total; full and zero penalties stay full and zero', () => {
  const prices = fc
    .integer({ min: 1, max: 1e11 })
    .chain((price) => fc.tuple(fc.constant(price), fc.integer({ min: 0, max: price })));
  fc.assert(
    fc.property(prices, fc.integer({ min: 1, max: 30 }), ([price, penalty], nights) => {
      const sold = agencyOffer(offerOf(price, penalty), edition, nights);
      const [step] = sold.cancellation.steps;
      expect(sold.total.amount).toBeGreaterThanOrEqual(price);
      expect(sold.total.amount % edition.priceStep).toBe(0);
      expect(step!.penalty.amount).toBeGreaterThanOrEqual(penalty);
      expect(step!.penalty.amount).toBeLessThanOrEqual(sold.total.amount);
      expect(step!.penalty.amount === sold.total.amount || penalty < price).toBe(true);
      expect(step!.penalty.amount === 0).toBe(penalty === 0);
      expect(sold.perNight.amount % 100).toBe(0);
      expect(Math.abs(sold.perNight.amount * nights - sold.total.amount)).toBeLessThanOrEqual(
        nights * 50,
      );
    }),
  );
});

test('a stay paid at the hotel has no fee of ours', () => {
  const sold = agencyOffer(offerOf(100_000, 50_000, { whereToPay: 'at-hotel' }), edition, 2);
  expect([sold.total.amount, sold.cancellation.steps[0]?.penalty.amount]).toEqual([
    100_000, 50_000,
  ]);
});

test('what is kept and what extra beds cost ends as prices do', () => {
  const thousands = fc.integer({ min: 2, max: 100_000 });
  const parts = thousands.chain((whole) =>
    fc.tuple(fc.constant(whole), fc.integer({ min: 1, max: whole - 1 })),
  );
  fc.assert(
    fc.property(parts, ([whole, part]) => {
      const { priceStep: step } = edition;
      const extraBedsPrice = money(part * step, 'UZS');
      const offer = offerOf(whole * step, part * step, { extraBeds: 1, extraBedsPrice });
      const { total, cancellation, extraBedsTotal } = agencyOffer(offer, edition, 3);
      const [{ penalty }] = cancellation.steps as [(typeof cancellation.steps)[number]];
      for (const { amount } of [penalty, extraBedsTotal!]) {
        expect(amount % step).toBe(0);
        expect(amount).toBeGreaterThan(0);
        expect(amount).toBeLessThanOrEqual(total.amount);
        expect(Math.abs(amount - (part * total.amount) / whole)).toBeLessThan(step);
      }
    }),
  );
});
