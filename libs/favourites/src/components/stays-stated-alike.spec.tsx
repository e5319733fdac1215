import { unstatedStays } from '@karvon/testing';
import { useHotelRows } from './compare-table/use-hotel-rows';
import { RoomLines } from './favourite-card/room-lines';

type Recorded = Parameters<Parameters<typeof unstatedStays>[1]>[0];

const words = { kind: () => '', distance: () => '' };

function Column({
  arrivalDate: arrival,
  departureDate: departure,
  adults,
  childAges,
  offer,
}: Recorded) {
  const stay = { arrival, departure, adults, ages: childAges };
  const rows = useHotelRows(
    [{ kind: 'hotel', code: 'SKD-001', stay }],
    [{ hotel: undefined, now: { state: 'sold', found: offer } }],
    words,
  );
  return <p>{rows.flatMap(({ cells }) => cells.flat()).join(' ')}</p>;
}

test.each(['ru', 'uz'] as const)(
  '%s: a comparison tells of each recorded stay what other places tell',
  (locale) => {
    const unstated = unstatedStays(
      locale,
      (stay) => <Column {...stay} />,
      ({ days, total, room, party, sleepers, meal, sale, cancellation, levies }) => [
        ...[days, total, room, party, ...sleepers, meal, ...sale, ...cancellation, ...levies],
      ],
    );
    expect(unstated).toEqual([]);
  },
);

test.each(['ru', 'uz'] as const)(
  '%s: a favourite tells of each recorded stay its room, how it is paid, its cancellation and its levies',
  (locale) => {
    const unstated = unstatedStays(
      locale,
      ({ offer, ...party }) => <RoomLines offer={offer} party={party} />,
      ({ room, sleepers, meal, sale: [place], cancellation: [headline], levies }) => [
        ...[room, ...sleepers, meal, place!, headline!, ...levies],
      ],
    );
    expect(unstated).toEqual([]);
  },
);
