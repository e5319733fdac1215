import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';

interface Offer {
  id: string;
  fares: { id: string; family: string; total: object }[];
}

/** Twenty days ahead: long enough for every fare's rules. */
const departureDate = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);

/**
 * Books as the passenger form does, on the sandbox's route where every offer can be held; the token becomes a cookie of the
 * context that asks. The passenger is KARIMOVA.
 */
export async function bookOrder(request: APIRequestContext, family: string): Promise<string> {
  const call = async <T>(method: 'GET' | 'POST', path: string, data?: object) => {
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await request.fetch(`/api/v1/air/${path}`, { method, data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as T;
  };
  const { id } = await call<{ id: string }>('POST', 'searches', {
    type: 'SINGLE',
    route: [{ departure: 'JFK', arrival: 'EWR', departureDate, returnalDate: null }],
    travellers: { adult: 1, child: 0, baby: 0 },
    ticketClass: 'Economy',
  });
  // The first answer may come before the first offer does.
  let offers: Offer[] = [];
  while (offers.length === 0) {
    ({ offers } = await call<{ offers: Offer[] }>('GET', `searches/${id}/offers?lang=ru`));
  }
  const offer = await call<Offer>('GET', `offers/${offers[0]!.id}?lang=ru`);
  const fare = offer.fares.find((one) => one.family === family)!;
  const { order } = await call<{ order: { number: string } }>('POST', 'orders', {
    offerId: offer.id,
    fareId: fare.id,
    expectedTotal: fare.total,
    booker: { mobilePhone: '+998901234567', email: 'dilnoza@mail.uz' },
    passengers: [
      {
        type: 'adult',
        sex: 'female',
        surname: 'KARIMOVA',
        name: 'DILNOZA',
        birthDate: '1990-03-09',
        document: 'AA1234567',
        country: 'UZ',
      },
    ],
    lang: 'ru',
  });
  return order.number;
}
