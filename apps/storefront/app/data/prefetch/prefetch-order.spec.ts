import type { PrefetchArgs } from './prefetch';
import { orderNumberOf, prefetchHotelOrder, prefetchOrder } from './prefetch-order';

/** The target of the redirect for an address without an order; the API is not called. */
function redirectOf(prefetch: typeof prefetchOrder, address: string): string | null {
  const url = new URL(address, 'https://karvon.test');
  try {
    void prefetch({ url, locale: 'ru' } as PrefetchArgs);
  } catch (thrown) {
    return (thrown as Response).headers.get('location');
  }
  return null;
}

test('a number is read in lower case and with spaces around it', () => {
  expect(orderNumberOf(new URLSearchParams({ number: ' abcd2345 ' }))).toBe('ABCD2345');
});

test.each(['ABCD234I', 'ABCD234L', 'ABCD234O', 'ABCD234U', 'ABCD234'])(
  'the address of %s, which cannot be a booking number, leads to the lookup with the number and a message',
  (number) => {
    expect(redirectOf(prefetchOrder, `/ru/order?number=${number}`)).toBe(
      `/ru/myorder?number=${number}&problem=order-not-found`,
    );
    expect(redirectOf(prefetchHotelOrder, `/ru/hotel/order?number=${number}`)).toBe(
      `/ru/myorder?kind=hotel&number=${number}&problem=hotel-order-not-found`,
    );
  },
);

test('an address without a number leads to the lookup, without an error', () => {
  expect(redirectOf(prefetchOrder, '/ru/order')).toBe('/ru/myorder');
  expect(redirectOf(prefetchHotelOrder, '/ru/hotel/order?number=')).toBe('/ru/myorder?kind=hotel');
});
