import { createOrderNumber } from '@karvon/order-ground/order-number';
import { inThousands, noteFigure } from './note-figure';

const drawn = 1_000_000;
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const valueOf = (number: string) =>
  [...number].reduce((value, letter) => value * 32 + alphabet.indexOf(letter), 0);

/*
 * Of a million numbers of forty random bits, two are equal in a third of all runs; consecutive numbers are even less often
 * consecutive in value. More than eight of either happens by chance once in a thousand million runs.
 */
const maxByChance = 8;

test('of a million numbers no more are equal or consecutive than chance allows', () => {
  const values = Array.from({ length: drawn }, () => valueOf(createOrderNumber()));
  const equal = drawn - new Set(values).size;
  const inARow = values.filter((value, i) => i > 0 && Math.abs(value - values[i - 1]!) <= 1).length;
  expect(equal).toBeLessThanOrEqual(maxByChance);
  expect(inARow).toBeLessThanOrEqual(maxByChance);

  // Each of the forty bits is set in half of the numbers; ten standard deviations are 5,000.
  for (let bit = 0; bit < 40; bit += 1) {
    const set = values.filter((value) => Math.floor(value / 2 ** bit) % 2 === 1).length;
    expect(Math.abs(set - drawn / 2)).toBeLessThan(5_000);
  }
  noteFigure(11, `of ${inThousands(drawn)} drawn, ${equal} equal and ${inARow} in a row`);
});
