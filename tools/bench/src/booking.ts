import type { AirOfferDetail, AirOffersPage, CreateAirOrder } from '@karvon/contract';

/** Calls an API: a POST with a body, else a GET; the path is relative to /v1/air/. */
export type CallAir = <T>(path: string, body?: object) => Promise<T>;

/** A day counted from today. */
export const day = (ahead: number) =>
  new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

const passenger = {
  type: 'adult',
  sex: 'female',
  surname: 'KARIMOVA',
  name: 'AZIZA',
  birthDate: '1990-05-01',
  document: 'AA1234567',
  country: 'UZ',
} as const;

/** An offer of a route that the sandbox always sells, with seats that are held for a day. */
export async function bookableOffer(call: CallAir): Promise<AirOfferDetail> {
  const { id } = await call<{ id: string }>('searches', {
    type: 'SINGLE',
    route: [{ departure: 'JFK', arrival: 'EWR', departureDate: day(20), returnalDate: null }],
    travellers: { adult: 1, child: 0, baby: 0 },
    ticketClass: 'Economy',
  });
  let page: AirOffersPage;
  do page = await call<AirOffersPage>(`searches/${id}/offers?lang=uz`);
  while (page.offers.length === 0 && page.status === 'searching');
  return call(`offers/${page.offers[0]!.id}?lang=uz`);
}

/** A booking of the offer's cheapest fare, as the passenger form sends it. */
export const bookingOf = (
  { id, fares }: AirOfferDetail,
  mobilePhone = '+998901234567',
): CreateAirOrder => ({
  offerId: id,
  fareId: fares[0]!.id,
  expectedTotal: fares[0]!.total,
  booker: { mobilePhone, email: 'aziza.karimova@mail.uz' },
  passengers: [passenger],
  lang: 'uz',
});
