import { fromUsdCents } from '../basics/currency';
import type { Stay } from './stay';
import type { SupplyHotelOffer } from './supply-hotel-offer';

interface Levy {
  kind: 'tourist-tax' | 'tourist-levy';
  /** US cents for each adult and night, by stars from 0 to 5. */
  byStars: readonly [number, number, number, number, number, number];
}

/** Charges of a country's hotels on arrival; the amounts are invented but plausible. */
const levies: Record<string, Levy> = {
  UZ: { kind: 'tourist-levy', byStars: [100, 100, 130, 180, 250, 300] },
  AE: { kind: 'tourist-tax', byStars: [190, 190, 270, 270, 410, 540] },
  AM: { kind: 'tourist-tax', byStars: [0, 0, 100, 100, 150, 150] },
  MV: { kind: 'tourist-tax', byStars: [300, 300, 600, 600, 1200, 1200] },
};

/** Taxes and levies paid on arrival; never part of the price. */
export function paidAtHotel(
  country: string,
  stars: number,
  { adults, currency }: Stay,
  nights: number,
): SupplyHotelOffer['paidAtHotel'] {
  const levy = levies[country];
  const cents = levy?.byStars[stars] ?? 0;
  if (!levy || cents === 0) return [];
  const amount = fromUsdCents(cents * adults * nights, currency);
  return [{ kind: levy.kind, amount: { amount, currency } }];
}
