import { isSoldNow, leadingFirst, leadingOffer, listedOffer } from './sold-now';

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

test('the cheapest offer that is sold now leads; without one, the cheapest of all', () => {
  expect(leadingOffer([listed, onRequest, dear, cheap])).toBe(cheap);
  expect(leadingOffer([onRequest, listed])).toBe(listed);
  expect(leadingOffer([])).toBeNull();
});

test('offers sold now come before those that must be waited for, each group cheapest first', () => {
  expect([listed, dear, onRequest, cheap].sort(leadingFirst)).toEqual([
    cheap,
    dear,
    listed,
    onRequest,
  ]);
});

test('the price that is kept and compared is of a room that is sold now and paid to us, where there is one', () => {
  const now = { ...dear, whereToPay: 'now' as const };
  const atHotel = { ...cheap, whereToPay: 'at-hotel' as const };
  const waiting = { ...onRequest, whereToPay: 'now' as const };
  expect(listedOffer([waiting, atHotel, now])).toBe(now);
  expect(listedOffer([waiting, atHotel])).toBe(atHotel);
  expect(listedOffer([waiting])).toBe(waiting);
  expect(listedOffer([])).toBeNull();
});
