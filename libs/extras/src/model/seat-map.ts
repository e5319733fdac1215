import type { MappedSeat, SeatMap } from '@karvon/contract';
import { compareMoney, type Money } from '@karvon/money';

/** What a seat is beside. */
export type SeatSide = 'window' | 'aisle' | 'middle';

/** A seat in its place. */
export interface PlacedSeat {
  seat: MappedSeat;
  row: number;
  /** The same for seats behind each other. */
  column: number;
  side: SeatSide;
  exit: boolean;
}

/** Seats abreast in each section, by the widest row. */
export function sectionWidths({ rows }: Pick<SeatMap, 'rows'>): number[] {
  const count = Math.max(...rows.map(({ sections }) => sections.length));
  return Array.from({ length: count }, (_, section) =>
    Math.max(...rows.map(({ sections }) => sections[section]?.length ?? 0)),
  );
}

function sideOf(
  sections: readonly (readonly unknown[])[],
  section: number,
  place: number,
): SeatSide {
  const [first, last] = [place === 0, place === sections[section]!.length - 1];
  if ((first && section === 0) || (last && section === sections.length - 1)) return 'window';
  return first || last ? 'aisle' : 'middle';
}

/** The seats of a map with where they stand. */
export function placeSeats(map: Pick<SeatMap, 'rows'>): PlacedSeat[] {
  const widths = sectionWidths(map);
  return map.rows.flatMap(({ exit, sections }, row) =>
    sections.flatMap((seats, section) => {
      const before = widths.slice(0, section).reduce((all, width) => all + width, 0);
      return seats.flatMap((seat, place) =>
        seat
          ? [{ seat, row, column: before + place, side: sideOf(sections, section, place), exit }]
          : [],
      );
    }),
  );
}

/** How many rows Page Up and Page Down go. */
const pageRows = 5;

/**
 * The seat that a key leads to, as in a grid of WAI-ARIA: beside it, in the next row with seats or some rows further, at an end of
 * the row, or of the map with Control; null for other keys.
 * @param key with its modifier, as in 'Control+Home'
 */
export function seatBeyond(
  seats: readonly PlacedSeat[],
  designator: string,
  key: string,
): string | null {
  const from = seats.find(({ seat }) => seat.designator === designator);
  if (!from) return null;
  const row = seats.filter((one) => one.row === from.row);
  const at = row.indexOf(from);
  const inLine = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: row.length - 1 }[key];
  if (inLine !== undefined) return row[inLine]?.seat.designator ?? null;
  if (key === 'Control+Home') return seats[0]!.seat.designator;
  if (key === 'Control+End') return seats.at(-1)!.seat.designator;
  const rows = [...new Set(seats.map((one) => one.row))];
  const place = rows.indexOf(from.row);
  const next = {
    ArrowUp: rows[place - 1],
    ArrowDown: rows[place + 1],
    PageUp: rows[Math.max(place - pageRows, 0)],
    PageDown: rows[Math.min(place + pageRows, rows.length - 1)],
  }[key];
  const [nearest] = seats
    .filter((one) => one.row === next)
    .sort((a, b) => Math.abs(a.column - from.column) - Math.abs(b.column - from.column));
  return nearest?.seat.designator ?? null;
}

export type PriceTone = 'free' | 'cheap' | 'middle' | 'dear';

/** Seats of about one price. */
export interface PriceClass {
  tone: PriceTone;
  min: Money;
  max: Money;
}

const paidTones: readonly (readonly PriceTone[])[] = [
  [],
  ['cheap'],
  ['cheap', 'dear'],
  ['cheap', 'middle', 'dear'],
];

/** The prices of a passenger's seats in at most four classes, from the lowest; classes hold as many prices each. */
export function priceClasses(seats: readonly MappedSeat[], passenger: number): PriceClass[] {
  const all = seats.flatMap(({ prices }) => prices[passenger] ?? []).sort(compareMoney);
  const prices = all.filter((price, index) => price.amount !== all[index - 1]?.amount);
  const free = prices.filter(({ amount }) => amount === 0);
  const paid = prices.slice(free.length);
  const tones = paidTones[Math.min(paid.length, 3)]!;
  const start = (index: number) => Math.floor((index * paid.length) / tones.length);
  return [
    ...free.map((price) => ({ tone: 'free' as const, min: price, max: price })),
    ...tones.map((tone, index) => ({
      tone,
      min: paid[start(index)]!,
      max: paid[start(index + 1) - 1]!,
    })),
  ];
}

/** The class of a price. */
export const toneOf = (classes: readonly PriceClass[], price: Money): PriceTone =>
  classes.find(({ max }) => price.amount <= max.amount)!.tone;
