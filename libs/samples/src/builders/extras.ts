import type { AirExtras, BagOffer, ExtrasOffer, MappedSeat, SeatMap } from '@karvon/contract';
import { money } from '@karvon/money';

/** One bag of 23 kg outbound and a seat, chosen before the order is paid. */
export function buildExtras(changes: Partial<AirExtras> = {}): AirExtras {
  return {
    id: '0199d3a4-5c1e-7b8a-9f00-6a2b3c4d5e70',
    state: 'to-pay',
    withOrder: true,
    items: [
      {
        kind: 'bag',
        passenger: 0,
        slices: [0],
        kg: 23,
        quantity: 1,
        price: money(320_000_00, 'UZS'),
        void: false,
      },
      {
        kind: 'seat',
        passenger: 0,
        slice: 0,
        segment: 0,
        designator: '12A',
        price: money(90_000_00, 'UZS'),
        void: false,
      },
    ],
    total: money(410_000_00, 'UZS'),
    payBefore: null,
    payment: null,
    paymentMethods: [],
    ...changes,
  };
}

/** Seat letters of a cabin: '' is an aisle. */
const narrow = ['A', 'B', 'C', '', 'D', 'E', 'F'];
const wide = ['A', 'B', 'C', '', 'D', 'E', 'F', 'G', '', 'H', 'J', 'K'];

interface SeatMapOptions {
  slice?: number;
  segment?: number;
  /** Ten abreast with two aisles; six and one otherwise. */
  wideBody?: boolean;
  passengers?: number;
}

/**
 * Rows 5 to 24: the first two are expensive, the exit row too and without window seats, the last two are free of charge, every
 * seat E is taken. Children, from the third passenger on, get no seat beside the exit.
 */
export function buildSeatMap(options: SeatMapOptions = {}): SeatMap {
  const { slice = 0, segment = 0, wideBody = false, passengers = 1 } = options;
  const exitRow = 14;
  const priceOf = (row: number, letter: string) => {
    if (row >= 23) return 0;
    if (row <= 6) return 250_000_00;
    if (row === exitRow) return 180_000_00;
    return ['A', 'F', 'K'].includes(letter) ? 90_000_00 : 60_000_00;
  };
  const seatAt = (row: number, letter: string): MappedSeat => ({
    designator: `${row}${letter}`,
    prices: Array.from({ length: passengers }, (_, passenger) => {
      const barred = row === exitRow && passenger > 1;
      return letter === 'E' || barred ? null : money(priceOf(row, letter), 'UZS');
    }),
    disclosures: row === exitRow ? ['Spinka orqaga yotmaydi.'] : [],
  });
  const rows = Array.from({ length: 20 }, (_, index) => index + 5).map((row) => {
    const sections: (MappedSeat | null)[][] = [[]];
    for (const letter of wideBody ? wide : narrow) {
      const missing = row === exitRow && ['A', 'F', 'K'].includes(letter) && !wideBody;
      if (letter === '') sections.push([]);
      else sections.at(-1)!.push(missing ? null : seatAt(row, letter));
    }
    return { exit: row === exitRow, sections };
  });
  return { slice, segment, rows };
}

/** A bag of 23 kg for one passenger, outbound. */
export function buildBagOffer(changes: Partial<BagOffer> = {}): BagOffer {
  return {
    passenger: 0,
    slices: [0],
    kg: 23,
    maxQuantity: 3,
    price: money(320_000_00, 'UZS'),
    ...changes,
  };
}

/** Extras on sale for `buildOrder`: outbound bags, and the seats of its flight. */
export function buildExtrasOffer(changes: Partial<ExtrasOffer> = {}): ExtrasOffer {
  return { bags: [buildBagOffer()], seatMaps: [buildSeatMap()], ...changes };
}
