import type { HotelLevy, HotelLevyKind } from '@karvon/contract';
import { atRate } from '@karvon/supply/amounts';
import type { Exchange } from './exchange';
import type { EtgPayment } from './schemas';

/** Names of taxes and fees that the pages have a word for. */
const kinds = new Map<string, HotelLevyKind>([
  ['city_tax', 'city-tax'],
  ['tourism_tax', 'tourist-tax'],
  ['tourism_fee', 'tourist-tax'],
  ['tourist_tax', 'tourist-tax'],
  ['occupancy_tax', 'tourist-tax'],
  ['vat', 'vat'],
  ['service_fee', 'service-fee'],
  ['service_charge', 'service-fee'],
  ['resort_fee', 'resort-fee'],
  ['cleaning_fee', 'cleaning-fee'],
]);

/** What the hotel itself takes on arrival: each kind in its currency once. */
export function paidAtHotelOf(
  { tax_data: data }: EtgPayment,
  { account, ours, rate }: Exchange,
): HotelLevy[] {
  const levies = new Map<string, HotelLevy>();
  for (const { name, included_by_supplier: included, sum } of data?.taxes ?? []) {
    if (included || sum.amount === 0) continue;
    const kind = kinds.get(name.toLowerCase()) ?? 'hotel-fee';
    const { currency } = sum;
    const key = kind + currency;
    const amount = sum.amount + (levies.get(key)?.amount.amount ?? 0);
    // The one rate that we know is the account's.
    const known = currency === account && account !== ours;
    levies.set(key, {
      kind,
      amount: { amount, currency },
      ...(known && { about: atRate(amount, rate, ours) }),
    });
  }
  return [...levies.values()];
}
