import { offerItem } from '@karvon/favourite-heart';
import { unstatedSales } from '@karvon/testing';
import type { AirOfferDetail, FareSummary } from '@karvon/contract';
import { useFlightRows } from './compare-table/use-flight-rows';
import { FlightRows } from './favourite-card/flight-card';

interface Sale {
  offer: AirOfferDetail;
  fare: FareSummary;
}

const search = new URLSearchParams('from=TAS&to=MOW&out=2026-12-14');
const foundOf = ({ offer, fare }: Sale) => ({ offer, fare, dictionary: offer.dictionary });

function Column(sale: Sale) {
  const item = offerItem(sale.offer.slices, search);
  const rows = useFlightRows([item], [{ state: 'sold', found: foundOf(sale) }]);
  return <p>{rows.flatMap(({ cells }) => cells.flat()).join(' ')}</p>;
}

test.each(['ru', 'uz'] as const)(
  '%s: a comparison tells of each recorded sale the carriers, the fare and the price that other places tell',
  (locale) => {
    const unstated = unstatedSales(
      locale,
      (sale) => <Column {...sale} />,
      (told) => [
        told.total,
        ...told.fare,
        ...told.flights.flatMap(({ number, carriers, notes }) => [number, ...carriers, ...notes]),
      ],
    );
    expect(unstated).toEqual([]);
  },
);

test.each(['ru', 'uz'] as const)(
  '%s: a favourite names of each recorded sale what must be known of its flights',
  (locale) => {
    const unstated = unstatedSales(
      locale,
      (sale) => <FlightRows item={offerItem(sale.offer.slices, search)} found={foundOf(sale)} />,
      (told) => told.flights.flatMap(({ number, notes }) => [number, ...notes]),
    );
    expect(unstated).toEqual([]);
  },
);
