export type SupplyCurrency = 'RUB' | 'UZS' | 'USD' | 'EUR';

/** Minor units of a currency for one US cent, and the rounding step of its amounts, in minor units. */
const table: Record<SupplyCurrency, { perCent: number; step: number }> = {
  RUB: { perCent: 82.5, step: 100 },
  UZS: { perCent: 12_650, step: 100_000 },
  USD: { perCent: 1, step: 1 },
  EUR: { perCent: 0.92, step: 1 },
};

/** Minor units rounded as prices of the currency are written: whole roubles, thousands of soums. */
export function inPriceSteps(amount: number, currency: SupplyCurrency): number {
  const { step } = table[currency];
  return Math.round(amount / step) * step;
}

/** US cents in minor units of `currency`, rounded as its prices are written. */
export const fromUsdCents = (cents: number, currency: SupplyCurrency): number =>
  inPriceSteps(cents * table[currency].perCent, currency);

export const supplyCurrencies = Object.keys(table) as readonly SupplyCurrency[];
