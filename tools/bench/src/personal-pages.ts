import { randomUUID } from 'node:crypto';
import {
  searchHotels,
  type AirOfferDetail,
  type AirOffersPage,
  type AirOrderWithToken,
} from '@karvon/contract';
import { biggestCity } from './hotel-searches';
import type { Servers } from './servers';

/** A day from today on. */
export const day = (ahead: number) =>
  new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** A route that the sandbox always sells, with seats that are held for a day. */
const route = [{ departure: 'JFK', arrival: 'EWR', departureDate: day(20), returnalDate: null }];
const passenger = {
  type: 'adult',
  sex: 'female',
  surname: 'KARIMOVA',
  name: 'AZIZA',
  birthDate: '1990-05-01',
  document: 'AA1234567',
  country: 'UZ',
};

/** Books a flight through the storefront, as the passenger form does. @returns its address and the cookie that opens it */
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
  const { id } = await call<{ id: string }>('searches', {
    type: 'SINGLE',
    route,
    travellers: { adult: 1, child: 0, baby: 0 },
    ticketClass: 'Economy',
  });
  let page: AirOffersPage;
  do page = await call<AirOffersPage>(`searches/${id}/offers?lang=uz`);
  while (page.offers.length === 0 && page.status === 'searching');
  const offer = await call<AirOfferDetail>(`offers/${page.offers[0]!.id}?lang=uz`);
  const { order } = await call<AirOrderWithToken>('orders', {
    offerId: offer.id,
    fareId: offer.fares[0]!.id,
    expectedTotal: offer.fares[0]!.total,
    booker: { mobilePhone: '+998901234567', email: 'aziza.karimova@mail.uz' },
    passengers: [passenger],
    lang: 'uz',
  });
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
