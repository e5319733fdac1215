import { money } from '@karvon/money';
import { priceScale } from './price-scale';

test.each([
  ['soums in millions', [554_000, 2_670_000], 'million', [0.554, 2.67]],
  ['hundreds of thousands in thousands', [99_000, 348_499], 'thousand', [99, 348.499]],
  ['roubles as they are', [6_353, 33_026], 'one', [6_353, 33_026]],
] as const)('one unit for a whole table: %s', (_, amounts, scale, values) => {
  const prices = amounts.map((amount) => money(amount * 100, 'RUB'));
  const drawn = priceScale(prices)!;
  expect(drawn).toMatchObject({ scale, currency: 'RUB' });
  expect(prices.map((price) => drawn.shorten(price).value)).toEqual(values);
});

test('without prices there is no unit', () => {
  expect(priceScale([])).toBeNull();
});
