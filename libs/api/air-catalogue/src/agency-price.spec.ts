import fc from 'fast-check';
import { readEdition } from '@karvon/edition';
import { money } from '@karvon/money';
import { agencyPrice } from './agency-price';
import { supplierTotal } from '@karvon/air-supply/supplier-total';
import type { SupplierPriceLine } from '@karvon/air-supply/air-supplier';

const uz = readEdition('uz');
const ru = readEdition('ru');
const line = (
  tariff: number,
  taxes: number,
  count = 1,
  currency: 'UZS' | 'RUB' = 'UZS',
): SupplierPriceLine => ({
  passengerType: 'adult',
  count,
  tariff: money(tariff, currency),
  taxes: money(taxes, currency),
});

test('fees are percentages, and the total is rounded', () => {
  expect(agencyPrice([line(1_000_000_00, 200_000_00, 2)], uz)).toMatchObject({
    serviceFee: money(48_000_00, 'UZS'),
    // 2 % of 2 448 000 is 48 960; the total is rounded up to whole thousands.
    acquiringFee: money(49_000_00, 'UZS'),
    total: money(2_497_000_00, 'UZS'),
  });
});

test.each([
  [uz, 'UZS'],
  [ru, 'RUB'],
] as const)('the breakdown of $id always adds up to a round total', (edition, currency) => {
  const lines = fc.array(
    fc.tuple(
      fc.integer({ min: 0, max: 5e9 }),
      fc.integer({ min: 0, max: 5e8 }),
      fc.integer({ min: 1, max: 9 }),
    ),
    { minLength: 1, maxLength: 3 },
  );
  fc.assert(
    fc.property(lines, (parts) => {
      const price = agencyPrice(
        parts.map(([t, x, n]) => line(t, x, n, currency)),
        edition,
      );
      const added =
        supplierTotal(price.lines).amount + price.serviceFee.amount + price.acquiringFee.amount;
      expect(added).toBe(price.total.amount);
      expect(price.total.amount % edition.priceStep).toBe(0);
      const exact = (added - price.acquiringFee.amount) * (edition.fees.acquiring / 10_000);
      expect(price.acquiringFee.amount).toBeGreaterThanOrEqual(Math.floor(exact));
      expect(price.acquiringFee.amount).toBeLessThanOrEqual(Math.ceil(exact) + edition.priceStep);
    }),
  );
});
