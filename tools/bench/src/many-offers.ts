import { airOffersPageSchema, airSearchSchema, type AirOffersPage } from '@karvon/contract';

/** The response of a real search that is complete. */
export async function realOffers(api: string, day: string): Promise<AirOffersPage> {
  const response = await fetch(`${api}/v1/air/searches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      route: [{ departure: 'TAS', arrival: 'MOW', departureDate: day, returnalDate: null }],
      travellers: { adult: 1, child: 0, baby: 0 },
    }),
  });
  const { id } = airSearchSchema.parse(await response.json());
  let found: AirOffersPage | undefined;
  do {
    const cursor = found ? `&cursor=${found.cursor}` : '';
    const next = await fetch(`${api}/v1/air/searches/${id}/offers?lang=ru${cursor}`);
    const page = airOffersPageSchema.parse(await next.json());
    found = {
      ...page,
      offers: [...(found?.offers ?? []), ...page.offers],
      dictionary: {
        carriers: { ...found?.dictionary.carriers, ...page.dictionary.carriers },
        airports: { ...found?.dictionary.airports, ...page.dictionary.airports },
      },
    };
  } while (found.status !== 'complete');
  return found;
}

/** The requested number of offers: real ones repeated, each time a little more expensive. */
export function manyOffers(page: AirOffersPage, count: number): AirOffersPage {
  const offers = Array.from({ length: count }, (_, index) => {
    const offer = page.offers[index % page.offers.length]!;
    const round = Math.floor(index / page.offers.length);
    const fares = offer.fares.map((fare) => ({
      ...fare,
      total: { ...fare.total, amount: fare.total.amount + round * 1_700_000 },
    }));
    return { ...offer, id: `${index}`, fares };
  });
  return { ...page, offers };
}
