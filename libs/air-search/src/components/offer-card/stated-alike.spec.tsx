import type { AirOfferDetail, FareSummary } from '@karvon/contract';
import { useItineraryTexts } from '@karvon/itinerary';
import { factsOfFlights, unstatedSales } from '@karvon/testing';
import { offerFacts } from '../../model/offers/offer-facts';
import { parseCriteria } from '../../model/search/search-criteria';
import { OfferCard } from './offer-card';

function Card({ offer, fare }: { offer: AirOfferDetail; fare: FareSummary }) {
  const facts = offerFacts({ ...offer, fares: [fare] });
  const texts = useItineraryTexts(offer.dictionary);
  const criteria = parseCriteria(new URLSearchParams('from=TAS&to=MOW&out=2026-12-14'))!;
  const marks = { isCheapest: false, isFastest: false, typicalKg: null };
  return <OfferCard {...{ facts, texts, criteria, ...marks }} />;
}

/** The narrow card names a slice by its codes, as in the lines above. */
const inCodes = (line: string, { slices, dictionary: { airports } }: AirOfferDetail) =>
  slices.reduce(
    (text, { origin, destination }) =>
      text.replace(
        `${airports[origin]!.city} — ${airports[destination]!.city}`,
        `${origin} → ${destination}`,
      ),
    line,
  );

test.each(['ru', 'uz'] as const)(
  '%s: for each recorded sale the card shows the same flights, baggage and price as other places',
  (locale) => {
    const unstated = unstatedSales(
      locale,
      ({ offer, fare }) => <Card {...{ offer, fare }} />,
      (told, { offer }) => [
        told.total,
        ...told.fare.slice(0, -2).map((line) => inCodes(line, offer)),
        ...factsOfFlights(told),
      ],
    );
    expect(unstated).toEqual([]);
  },
);
