import { money } from '@karvon/money';
import { buildBagOffer, buildSeatMap } from '@karvon/testing';
import { lowestExtras } from './lowest-extras';

const free = money(0, 'UZS');
const paid = money(100, 'UZS');

test.each([
  [[], null],
  [[free], { free: true, from: null }],
  [[money(300, 'UZS'), paid], { free: false, from: paid }],
  [[paid, free], { free: true, from: paid }],
])('bags at %j are sold from %j', (prices, expected) => {
  const bags = prices.map((price) => buildBagOffer({ price }));
  expect(lowestExtras({ bags, seatMaps: [] }).bag).toEqual(expected);
});

test('seats that nobody can have count for nothing', () => {
  const map = buildSeatMap();
  const taken = {
    ...map,
    rows: map.rows.map((row) => ({
      ...row,
      sections: row.sections.map((seats) =>
        seats.map((seat) => seat && { ...seat, prices: [null] }),
      ),
    })),
  };
  expect(lowestExtras({ bags: [], seatMaps: [taken] })).toEqual({ bag: null, seat: null });
});
