import { chance, pick } from '../../basics/chance';
import type { Hotel } from '../hotel';
import type { Bilingual } from '../hotel-city';
import type { MealPlan } from '../supply-hotel-offer';

/** A tariff of a hotel: what is included, and its cancellation terms. */
export interface Rate {
  readonly code: string;
  readonly names: Bilingual;
  readonly meal: MealPlan;
  /** The factor by which the room's price is multiplied. */
  readonly factor: number;
  readonly terms: 'flexible' | 'strict' | 'till-arrival';
  readonly whereToPay: 'now' | 'at-hotel';
  readonly freeNights: { readonly stay: number; readonly pay: number } | null;
}

const names = (ru: string, uz: string): Bilingual => ({ ru, uz });

const board: Record<MealPlan, number> = {
  none: 1,
  breakfast: 1.09,
  'half-board': 1.24,
  'full-board': 1.38,
  'all-inclusive': 1.55,
};

/** The factor of a tariff without cancellation: it saves less than a breakfast costs. */
const strictShare = 0.93;

/** Two to five tariffs; the same for every room of the hotel. */
export function ratesOf(seed: string, hotel: Hotel, nights: number): Rate[] {
  const key = `${seed}|${hotel.code}|rates`;
  const now = { whereToPay: 'now', freeNights: null } as const;
  const resort = hotel.kind === 'sanatorium' || hotel.kind === 'holiday-home';
  const usual: MealPlan = resort
    ? pick(`${key}|meal`, ['full-board', 'all-inclusive'])
    : hotel.amenities.includes('breakfast-room')
      ? 'breakfast'
      : 'none';
  const rates: Rate[] = [
    {
      ...now,
      code: 'flex',
      names: names('Гибкий', 'Moslashuvchan'),
      meal: usual,
      factor: board[usual],
      terms: 'flexible',
    },
    {
      ...now,
      code: 'saver',
      names: names('Специальный', 'Maxsus'),
      meal: usual,
      factor: board[usual] * strictShare,
      terms: 'strict',
    },
  ];
  const roomOnly = usual === 'breakfast' && chance(`${key}|room-only`) < 0.6;
  if (roomOnly) {
    const name = names('Базовый', 'Asosiy');
    rates.push({ ...now, code: 'room', names: name, meal: 'none', factor: 1, terms: 'flexible' });
  }
  if (usual === 'breakfast' && hotel.amenities.includes('restaurant')) {
    rates.push({
      ...now,
      code: 'half',
      names: names('С полупансионом', 'Yarim pansion bilan'),
      meal: 'half-board',
      factor: board['half-board'],
      terms: 'flexible',
    });
  }
  if (chance(`${key}|at-hotel`) < 0.35) {
    rates.push({
      code: 'at-hotel',
      names: names('Оплата в отеле', 'Mehmonxonada toʻlov'),
      meal: usual,
      factor: board[usual] * 1.05,
      terms: 'till-arrival',
      whereToPay: 'at-hotel',
      freeNights: null,
    });
  }
  // A hotel with a tariff without meals offers no free night: the tariff without meals would then cost more.
  if (nights >= 4 && !roomOnly && chance(`${key}|free-night`) < 0.15) {
    rates.push({
      code: 'four-for-three',
      names: names('Четыре ночи по цене трёх', 'Toʻrt kecha uch kecha narxida'),
      meal: usual,
      factor: board[usual],
      terms: 'strict',
      whereToPay: 'now',
      freeNights: { stay: 4, pay: 3 },
    });
  }
  return rates;
}
