import {
  compareMoney,
  evenShare,
  minorDigits,
  money,
  readAmount,
  roundUp,
  share,
  sum,
  times,
} from './index';

test('amounts are integers of minor units', () => {
  expect(() => money(10.5, 'RUB')).toThrow('Not an integer amount');
  expect(sum(money(100, 'UZS'), money(250, 'UZS'), money(1, 'UZS'))).toEqual(money(351, 'UZS'));
  expect(times(money(333, 'RUB'), 3)).toEqual(money(999, 'RUB'));
});

test('currencies never mix', () => {
  expect(() => sum(money(1, 'RUB'), money(1, 'UZS'))).toThrow('Cannot add UZS to RUB');
  expect(() => compareMoney(money(1, 'RUB'), money(1, 'UZS'))).toThrow(
    'Cannot compare RUB with UZS',
  );
});

test('amounts sort from the smallest to the largest', () => {
  const amounts = [money(30, 'RUB'), money(-5, 'RUB'), money(30, 'RUB'), money(7, 'RUB')];
  expect(amounts.sort(compareMoney).map(({ amount }) => amount)).toEqual([-5, 7, 30, 30]);
  expect(compareMoney(money(7, 'UZS'), money(7, 'UZS'))).toBe(0);
});

test.each([
  [10_000, 150, 150],
  [333, 150, 5],
  [1, 4_999, 0],
  [1, 5_000, 1],
])('share of %i at %i basis points is %i', (amount, basisPoints, expected) => {
  expect(share(money(amount, 'RUB'), basisPoints)).toEqual(money(expected, 'RUB'));
});

test('rounding up never lowers a price', () => {
  expect(roundUp(money(12_345_01, 'UZS'), 100)).toEqual(money(12_346_00, 'UZS'));
  expect(roundUp(money(500, 'UZS'), 100)).toEqual(money(500, 'UZS'));
});

test('an even share is in whole units', () => {
  expect(evenShare(money(1_000_00, 'UZS'), 3)).toEqual(money(333_00, 'UZS'));
  expect(evenShare(money(200_00, 'RUB'), 3)).toEqual(money(67_00, 'RUB'));
});

test.each([
  ['AED', '45', 45_00],
  ['USD', '45.5', 45_50],
  ['JPY', '300.00', 300],
  ['JPY', '300.50', null],
  ['KWD', '1.255', 1_255],
  ['KWD', '1.2', 1_200],
  ['KWD', '1.2555', null],
  ['EUR', '1.', null],
  ['EUR', '9999999999999.99', 999_999_999_999_999],
  ['CLF', '9999999999999.9999', null],
])('%s %s is %p minor units', (currency, text, minor) => {
  expect(readAmount(text, minorDigits(currency))).toBe(minor);
});
