import { buildPaidOrder, factsOfFlights, unstatedSales } from '@karvon/testing';
import { FareFacts } from '../components/fare-facts/fare-facts';
import { Trip } from '../components/trip/trip';

test.each(['ru', 'uz'] as const)(
  '%s: an order and its shared page tell of each recorded sale what other places tell',
  (locale) => {
    const unstated = unstatedSales(
      locale,
      ({ offer: { slices, dictionary }, fare }) => (
        <>
          <Trip order={{ slices, dictionary }} />
          <FareFacts order={buildPaidOrder({ slices, dictionary, fare, total: fare.total })} />
        </>
      ),
      (told) => [...told.fare, ...factsOfFlights(told)],
    );
    expect(unstated).toEqual([]);
  },
);
