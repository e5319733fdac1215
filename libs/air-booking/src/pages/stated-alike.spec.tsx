import { unstatedSales } from '@karvon/testing';
import { loadLateParts } from '@karvon/ui-kit';
import { BookingSummary } from '../components/booking-summary/booking-summary';
import { FareCard } from '../components/fare-card/fare-card';
import { Flights } from '../components/flights/flights';

beforeAll(loadLateParts);

describe.each(['ru', 'uz'] as const)('%s: of each recorded sale', (locale) => {
  test('the page of fares tells what other places tell', () => {
    const unstated = unstatedSales(locale, ({ offer, fare }) => (
      <>
        <Flights offer={offer} />
        <FareCard {...{ offer, fare }} base={offer.fares[0]!} to="/" />
      </>
    ));
    expect(unstated).toEqual([]);
  });

  test('so does the summary beside the passengers', () => {
    const unstated = unstatedSales(locale, ({ offer, fare }) => (
      <BookingSummary
        {...{ offer, fare, total: fare.total, byPoints: null, extras: null, faresTo: '/' }}
        pricing={false}
        booking={false}
      />
    ));
    expect(unstated).toEqual([]);
  });
});
