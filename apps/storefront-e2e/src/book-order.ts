import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext } from '@playwright/test';
import type { Edition } from './fixtures';
import { dayAhead } from './days';

interface Fare {
  id: string;
  family: string;
  total: object;
  exchange: { allowed: string; fee: { amount: number } | null };
}

interface Offer {
  id: string;
  slices: { segments: { flightNumber: string }[] }[];
  fares: Fare[];
}

/** A route of each edition with nonstop flights of a carrier that sells every fare family. */
const routes: Record<Edition, { departure: string; arrival: string; carrier: string }> = {
  ru: { departure: 'SVO', arrival: 'IST', carrier: 'SU' },
  uz: { departure: 'TAS', arrival: 'IST', carrier: 'TK' },
};

/**
 * Possible days of departure: far enough ahead for every fare's rules, and more than a week of them, because some carriers have
 * no nonstop return trips for ten days, as in the middle of February. Stories exchange for the 21st.
 */
const departures = [20, ...Array.from({ length: 19 }, (_, later) => 22 + later)];

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
  /** Two adults, DILNOZA and OLIM, and the child LOLA. */
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
  /** True for a return trip; one way by default. */
  back?: boolean;
  /** Takes the cheapest fare whose tickets can be exchanged at a fee, of whatever family. */
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
  const isMeant = (fare: Fare) =>
    exchangeable
      ? fare.exchange.allowed === 'yes' && Number(fare.exchange.fee?.amount) > 0
      : fare.family === family;
  async function nonstopOffers(out: number): Promise<Offer[]> {
    const [departureDate, returnalDate] = [dayAhead(out), back ? dayAhead(out + 10) : null];
    const { id } = await call<{ id: string }>('POST', 'searches', {
      type: 'SINGLE',
      route: [{ ...places, departureDate, returnalDate }],
      travellers: { adult: count('adult'), child: count('child'), baby: count('baby') },
      ticketClass: 'Economy',
    });
    let found: Offer[] = [];
    // The first pages of a search may lack them: offers come later.
    await expect(async () => {
      const page = await call<{ status: string; offers: Offer[] }>(
        'GET',
        `searches/${id}/offers?lang=ru`,
      );
      found = page.offers.filter(isNonstop);
      expect(found.length > 0 || page.status !== 'searching').toBe(true);
    }).toPass();
    return found;
  }
  /** Not every day has such flights with that fare and seats for a family. */
  async function findFare(): Promise<[Offer, Fare]> {
    for (const out of departures)
      for (const { id } of await nonstopOffers(out)) {
        const offer = await call<Offer>('GET', `offers/${id}?lang=ru`);
        const fare = offer.fares.find(isMeant);
        if (fare) return [offer, fare];
      }
    throw new Error(`No nonstop flight of ${carrier} has the fare in three weeks`);
  }
  const [offer, fare] = await findFare();
  const { order } = await call<{ order: { number: string } }>('POST', 'orders', {
    offerId: offer.id,
    fareId: fare.id,
    expectedTotal: fare.total,
    booker: { mobilePhone: '+998901234567', email: 'dilnoza@mail.uz' },
    passengers,
    // A story may book for the same passenger twice.
    bookAgain: true,
    lang: 'ru',
  });
  return order.number;
}
