import type { PassengerType, SliceBaggage, Travellers } from '@karvon/contract';
import type { Currency } from '@karvon/money';
import { atRate, type Rate } from '@karvon/supply/amounts';
import type { SupplierPriceLine } from '@karvon/air-supply/air-supplier';
import type { SirenaPrice, SirenaVariant } from './schemas';

/** The currency of the contract, and its rate to ours. */
export interface Exchange {
  account: string;
  ours: Currency;
  rate: Rate;
}

/** The category codes to request: a child's category is found by its age. */
export const codeOfType: Record<PassengerType, string> = {
  adult: 'ADT',
  child: 'CHILD',
  baby: 'INFANT',
};
const types = Object.keys(codeOfType) as PassengerType[];

/** The type of passenger that a price is for. */
export const typeOf = (price: SirenaPrice): PassengerType | undefined =>
  types.find((type) => codeOfType[type] === price['@orig_code']);

const taxesOf = ({ tax }: SirenaPrice): number => tax.reduce((sum, one) => sum + one, 0);

/** The price of all passengers of a type for all flights; null when one is missing. */
function sumsOf(
  type: PassengerType,
  count: number,
  { direction }: SirenaVariant,
): { total: number; taxes: number } | null {
  let [total, taxes] = [0, 0];
  for (const { price } of direction) {
    const mine = price.filter((one) => typeOf(one) === type);
    if (mine.reduce((sum, one) => sum + one['@count'], 0) !== count) return null;
    for (const one of mine) {
      total += one.total;
      taxes += taxesOf(one);
    }
  }
  return { total, taxes };
}

/** Sums are for all passengers of a category; sums per passenger exist where they divide. */
export function linesOf(
  variant: SirenaVariant,
  travellers: Travellers,
  { rate, ours }: Exchange,
): SupplierPriceLine[] {
  const line = (
    passengerType: SupplierPriceLine['passengerType'],
    count: number,
    sums: { total: number; taxes: number },
  ): SupplierPriceLine => {
    const total = atRate(sums.total / count, rate, ours).amount;
    const tariff = Math.min(atRate((sums.total - sums.taxes) / count, rate, ours).amount, total);
    return {
      ...{ passengerType, count },
      tariff: { amount: tariff, currency: ours },
      taxes: { amount: total - tariff, currency: ours },
    };
  };
  const lines = types
    .filter((type) => travellers[type] > 0)
    .map((type) => {
      const count = travellers[type];
      const sums = sumsOf(type, count, variant);
      const divides = sums && sums.total % count === 0 && sums.taxes % count === 0;
      return divides ? line(type, count, sums) : null;
    });
  if (lines.every((one) => one !== null)) return lines;
  const prices = variant.direction.flatMap(({ price }) => price);
  const taxes = prices.reduce((sum, one) => sum + taxesOf(one), 0);
  return [line('all', 1, { total: variant.variant_total.amount, taxes })];
}

/** '1PC' is a number of pieces, '20K' the kilograms of one piece. */
export function checkedBag(text: string | undefined): SliceBaggage['checked'] {
  const match = /^(\d{1,2})(PC|K|KG)$/.exec(text ?? '');
  if (!match) return null;
  const amount = Number(match[1]);
  if (match[2] === 'PC' || amount === 0) return { pieces: amount, kg: null };
  return { pieces: 1, kg: amount };
}
