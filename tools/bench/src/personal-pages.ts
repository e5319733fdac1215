import { randomUUID } from 'node:crypto';
import { searchHotels, type AirOrderWithToken } from '@karvon/contract';
import { bookableOffer, bookingOf, day } from './booking';
import { biggestCity } from './hotel-searches';
import type { Servers } from './servers';

/**
 * Books a flight through the storefront, as the passenger form does. @returns the order's address and the cookie that opens it
 */
export async function bookedOrder(storefront: string): Promise<{ path: string; cookie: string }> {
  let cookie = '';
  async function call<T>(path: string, body?: object): Promise<T> {
    const response = await fetch(`${storefront}/api/v1/air/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        origin: storefront,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    cookie = response.headers
      .getSetCookie()
      .map((one) => one.split(';', 1)[0])
      .join('; ');
    return (await response.json()) as T;
  }
  const booking = bookingOf(await bookableOffer(call));
  const { order } = await call<AirOrderWithToken>('orders', booking);
  return { path: `/uz/order?number=${order.number}`, cookie };
}

/** The page of a hotel with rooms for three nights. */
export async function hotelPath(api: Servers['api']): Promise<string> {
  const city = await biggestCity(api.url);
  const stay = { ArrivalDate: day(20), DepartureDate: day(23) };
  const response = await fetch(`${api.url}/v1/hotel/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ City: city.code, ...stay, Guests: { NumberOfAdults: 2 } }),
  });
  const { hotels } = searchHotels.response.parse(await response.json());
  return `/uz/hotel/${hotels[0]!.code}?in=${stay.ArrivalDate}&out=${stay.DepartureDate}&adults=2`;
}
