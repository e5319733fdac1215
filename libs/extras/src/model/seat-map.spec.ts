import type { MappedSeat } from '@karvon/contract';
import { money } from '@karvon/money';
import { placeSeats, priceClasses, seatBeyond, sectionWidths, toneOf } from './seat-map';

const seat = (designator: string, price: number | null = 100): MappedSeat => ({
  designator,
  prices: [price === null ? null : money(price, 'RUB')],
  disclosures: [],
});
/** A business row of four, a gap, and two rows of six. */
const map = {
  rows: [
    {
      exit: false,
      sections: [
        [seat('1A'), seat('1C')],
        [seat('1D'), seat('1F')],
      ],
    },
    {
      exit: true,
      sections: [
        [null, seat('2B'), seat('2C')],
        [seat('2D'), seat('2E'), null],
      ],
    },
    {
      exit: false,
      sections: [
        [seat('3A'), seat('3B'), seat('3C')],
        [seat('3D'), seat('3E'), seat('3F')],
      ],
    },
  ],
};
const seats = placeSeats(map);
const placed = (designator: string) => seats.find((one) => one.seat.designator === designator);

test('a seat knows its window, its aisle and its exit', () => {
  expect(sectionWidths(map)).toEqual([3, 3]);
  expect(placed('3A')).toMatchObject({ side: 'window', row: 2, column: 0, exit: false });
  expect(placed('3B')?.side).toBe('middle');
  expect(placed('3C')?.side).toBe('aisle');
  expect(placed('3D')).toMatchObject({ side: 'aisle', column: 3 });
  expect(placed('1C')?.side).toBe('aisle');
  expect(placed('1F')?.side).toBe('window');
  expect(placed('2B')).toMatchObject({ side: 'middle', exit: true });
});

test.each([
  ['3A', 'ArrowRight', '3B'],
  ['3C', 'ArrowRight', '3D'],
  ['3A', 'ArrowLeft', null],
  ['3A', 'ArrowUp', '2B'],
  ['2B', 'ArrowDown', '3B'],
  ['2D', 'ArrowUp', '1D'],
  ['1A', 'ArrowUp', null],
  ['3E', 'ArrowDown', null],
  ['3C', 'Home', '3A'],
  ['3C', 'End', '3F'],
  ['3C', 'Control+Home', '1A'],
  ['1C', 'Control+End', '3F'],
  ['1F', 'PageDown', '3E'],
  ['3B', 'PageUp', '1C'],
  ['3B', 'PageDown', '3B'],
  ['3C', 'Alt+ArrowLeft', null],
  ['3C', 'x', null],
  ['9Z', 'End', null],
])('from %s %s leads to %s', (from, key, to) => {
  expect(seatBeyond(seats, from, key)).toBe(to);
});

test.each([
  [[0, 0], ['free']],
  [[300, 300], ['cheap']],
  [
    [0, 300, 500],
    ['free', 'cheap', 'dear'],
  ],
  [
    [null, 100, 200, 300, 400],
    ['cheap', 'middle', 'dear'],
  ],
])('prices %j are of the classes %j', (prices, tones) => {
  const classes = priceClasses(
    prices.map((price, index) => seat(`${index + 1}A`, price)),
    0,
  );
  expect(classes.map(({ tone }) => tone)).toEqual(tones);
});

test('a class holds neighbouring prices, and each price has its class', () => {
  const classes = priceClasses(
    [400, 100, 200, 300, 200].map((price, index) => seat(`${index + 1}A`, price)),
    0,
  );
  expect(classes.map(({ min, max }) => [min.amount, max.amount])).toEqual([
    [100, 100],
    [200, 200],
    [300, 400],
  ]);
  expect(toneOf(classes, money(200, 'RUB'))).toBe('middle');
  expect(toneOf(classes, money(400, 'RUB'))).toBe('dear');
});
