import { randomBytes } from 'node:crypto';
import { book, startListeningSalesApp } from '../../testing/air-orders';
import { bookHotel, findOffer, freeSale } from '../../testing/hotel-orders';
import { testApi } from '@karvon/platform/testing/test-api';

// Two equal numbers are drawn once in a million million years.
const random = jest.mocked(randomBytes).getMockImplementation() as unknown as (
  size: number,
) => Buffer;

const api = testApi(startListeningSalesApp);

/** The next numbers of orders are these, then any; other random bytes are as ever. */
function drawNext(...numbers: string[]): void {
  jest.mocked(randomBytes).mockImplementation((size: number) => {
    const drawn = size === 5 ? numbers.shift() : undefined;
    return drawn ? Buffer.from(drawn, 'hex') : random(size);
  });
}

const taken = '0000000021';

test('an air order gets another number when the drawn one is taken', async () => {
  drawNext(taken);
  expect((await book(api)).order.number).toBe('00000011');
  drawNext(taken, taken);
  const other = await book(api, { document: 'AA7654321' });
  expect(other.order.number).not.toBe('00000011');
  expect(other.order.status).toBe('not-paid');
});

test('so does a hotel order; a number of the other kind is not taken', async () => {
  const offer = await findOffer(api, freeSale);
  drawNext(taken);
  expect((await bookHotel(api, offer)).order.number).toBe('00000011');
  drawNext(taken, taken);
  expect((await bookHotel(api, offer)).order.number).not.toBe('00000011');
});

test('numbers that are always taken end in an error', async () => {
  drawNext(...Array.from({ length: 20 }, () => taken));
  await expect(book(api, { document: 'AA7654322' })).rejects.toThrow('internal-error');
});
