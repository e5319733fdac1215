import { sum, times, type Money } from '@karvon/money';
import type { SupplierPriceLine } from './air-supplier';

/** The supplier's price: Σ count × (tariff + taxes). */
export function supplierTotal(lines: readonly SupplierPriceLine[]): Money {
  const [first, ...rest] = lines.map((line) => times(sum(line.tariff, line.taxes), line.count));
  if (!first) throw new RangeError('A price has at least one line');
  return sum(first, ...rest);
}
