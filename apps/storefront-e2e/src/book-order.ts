import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext } from '@playwright/test';
import type { Edition } from './fixtures';
import { dayAhead } from './days';

interface Offer {
  id: string;
  slices: { segments: { flightNumber: string }[] }[];
  fares: {
    id: string;
    family: string;
    total: object;
    exchange: { allowed: string; fee: { amount: number } | null };
  }[];
}

/** A route of each edition with nonstop flights of a carrier that sells every family of fares. */
const routes: Record<Edition, { departure: string; arrival: string; carrier: string }> = {
  ru: { departure: 'SVO', arrival: 'IST', carrier: 'SU' },
  uz: { departure: 'TAS', arrival: 'IST', carrier: 'TK' },
};

/** Twenty days ahead: long enough for every fare's rules. */
const departureDate = dayAhead(20);

const adult = {
  type: 'adult',
  sex: 'female',
  surname: 'KARIMOVA',
  name: 'DILNOZA',
  birthDate: '1990-03-09',
  document: 'AA1234567',
  country: 'UZ',
};
const party = {
  one: [adult],
  /** DILNOZA, OLIM and the child LOLA. */
  family: [
    adult,
    { ...adult, sex: 'male', surname: 'KARIMOV', name: 'OLIM', document: 'AA1234568' },
    {
      ...adult,
      type: 'child',
      name: 'LOLA',
      birthDate: `${new Date().getUTCFullYear() - 6}-01-15`,
      document: 'AA1234569',
    },
  ],
};

export interface Journey {
  who?: keyof typeof party;
  /** Books there and back; one way otherwise. */
  back?: boolean;
  /** Takes the cheapest fare whose tickets are exchanged at a fee, whatever its family. */
  exchangeable?: boolean;
  /** A magic surname of the first passenger. */
  surname?: string | undefined;
}

/**
 * Books nonstop flights of the edition's route as the passenger form does; the token becomes a cookie of the calling
 * context. The default passenger is KARIMOVA, alone.
 */
export async function bookOrder(
  request: APIRequestContext,
  family: string,
  { who = 'one', back = false, exchangeable = false, surname }: Journey = {},
): Promise<string> {
  const [first, ...others] = party[who];
  const passengers = [{ ...first!, ...(surname && { surname }) }, ...others];
  const { carrier, ...places } = routes[test.info().project.metadata.edition as Edition];
  const count = (type: string) => passengers.filter((one) => one.type === type).length;
  const call = async <T>(method: 'GET' | 'POST', path: string, data?: object) => {
    const headers = { 'idempotency-key': randomUUID() };
    const response = await request.fetch(`/api/v1/air/${path}`, { method, data, headers });
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()) as T;
  };
  const isNonstop = ({ slices }: Offer) =>
    slices.every(
      ({ segments: [first, ...more] }) =>
        more.length === 0 && first!.flightNumber.startsWith(`${carrier} `),
    );
  async function find(returnalDate: string | null): Promise<Offer | undefined> {
    const { id } = await call<{ id: string }>('POST', 'searches', {
      type: 'SINGLE',
      route: [{ ...places, departureDate, returnalDate }],
      travellers: { adult: count('adult'), child: count('child'), baby: count('baby') },
      ticketClass: 'Economy',
    });
    let found: Offer | undefined;
    // The first responses can lack it: offers come later.
    await expect(async () => {
      const page = await call<{ status: string; offers: Offer[] }>(
        'GET',
        `searches/${id}/offers?lang=ru`,
      );
      found = page.offers.find(isNonstop);
      expect(found !== undefined || page.status !== 'searching').toBe(true);
    }).toPass();
    return found;
  }
  // Not every day has such a flight back with seats for a family.
  const returns = back ? [30, 31, 32, 33, 34, 35, 36].map((days) => dayAhead(days)) : [null];
  let found: Offer | undefined;
  for (const day of returns) found ??= await find(day);
  const offer = await call<Offer>('GET', `offers/${found!.id}?lang=ru`);
  const fare = offer.fares.find((one) =>
    exchangeable
      ? one.exchange.allowed === 'yes' && Number(one.exchange.fee?.amount) > 0
      : one.family === family,
  )!;
  const { order } = await call<{ order: { number: string } }>('POST', 'orders', {
    offerId: offer.id,
    fareId: fare.id,
    expectedTotal: fare.total,
    booker: { mobilePhone: '+998901234567', email: 'dilnoza@mail.uz' },
    passengers,
    lang: 'ru',
  });
  return order.number;
}
