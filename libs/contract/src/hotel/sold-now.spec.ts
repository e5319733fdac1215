import { isSoldNow, leadingFirst, leadingOffer } from './sold-now';

const offer = (
  id: string,
  availability: 'free-sale' | 'on-request' | 'waiting-list',
  sum: number,
) => ({
  id,
  availability,
  total: { amount: sum, currency: 'UZS' as const },
});
const onRequest = offer('onRequest', 'on-request', 100);
const listed = offer('listed', 'waiting-list', 90);
const cheap = offer('cheap', 'free-sale', 110);
const dear = offer('dear', 'free-sale', 200);

test('only free sale is sold now', () => {
  expect([onRequest, listed, cheap].map(isSoldNow)).toEqual([false, false, true]);
});

test('the cheapest that is sold now leads; the cheapest of all where none is', () => {
  expect(leadingOffer([listed, onRequest, dear, cheap])).toBe(cheap);
  expect(leadingOffer([onRequest, listed])).toBe(listed);
  expect(leadingOffer([])).toBeNull();
});

test('what is sold now stands before what must be waited for, each cheapest first', () => {
  expect([listed, dear, onRequest, cheap].sort(leadingFirst)).toEqual([
    cheap,
    dear,
    listed,
    onRequest,
  ]);
});
