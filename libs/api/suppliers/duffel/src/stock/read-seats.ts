import { seatDesignatorSchema } from '@karvon/contract';
import {
  seatElementSchema,
  seatMapSchema,
  seatServiceSchema,
  type DuffelSeatMap,
} from '../wire/service-schemas';
import type { Service, Trip } from './trip';

export interface SoldSeat {
  designator: string;
  disclosures: string[];
  /** By passenger; null: not sold to this passenger. */
  services: (Service | null)[];
}

export interface SoldSeatMap {
  slice: number;
  segment: number;
  rows: { exit: boolean; sections: (SoldSeat | null)[][] }[];
}

type Row = DuffelSeatMap['cabins'][number]['rows'][number];
type Element = Row['sections'][number]['elements'][number];

function readSeat(element: Element, trip: Trip): SoldSeat | null {
  const { data } = seatElementSchema.safeParse(element);
  if (!data || !seatDesignatorSchema.safeParse(data.designator).success) return null;
  const sold = data.available_services.flatMap(
    (one) => seatServiceSchema.safeParse(one).data ?? [],
  );
  const services = trip.passengers.map((passenger) => {
    const mine = sold.find((one) => one.passenger_id === passenger);
    if (mine?.total_currency !== trip.account) return null;
    return { id: mine.id, amount: mine.total_amount };
  });
  const { designator, disclosures } = data;
  return { designator, disclosures, services };
}

const has = ({ sections }: Row, type: string): boolean =>
  sections.some(({ elements }) => elements.some((one) => one.type === type));

/** The rows with seats. Duffel's exit is a row of its own; the seats in the row behind it are exit seats. */
function readRows(rows: readonly Row[], trip: Trip): SoldSeatMap['rows'] {
  return rows.flatMap((row, index) => {
    const sections = row.sections.map(({ elements }) =>
      elements.map((element) => readSeat(element, trip)),
    );
    if (!sections.flat().some((seat) => seat !== null)) return [];
    const before = rows[index - 1];
    return [{ exit: has(row, 'exit_row') || (before ? has(before, 'exit_row') : false), sections }];
  });
}

/** Whether a seat is for sale and all names differ: seats of one name cannot be told apart. */
function isSound({ rows }: SoldSeatMap): boolean {
  const seats = rows.flatMap(({ sections }) => sections.flat().flatMap((seat) => seat ?? []));
  const names = new Set(seats.map(({ designator }) => designator));
  const isSold = seats.some(({ services }) => services.some((one) => one !== null));
  return isSold && names.size === seats.length;
}

/** Maps with seats for sale on a trip's flights, in the order of the flights. */
export function readSeatMaps(maps: readonly unknown[], trip: Trip): SoldSeatMap[] {
  const known = maps.flatMap((map) => seatMapSchema.safeParse(map).data ?? []);
  return trip.segments.flatMap((ids, slice) =>
    ids.flatMap((id, segment) => {
      const map = known.find((one) => one.segment_id === id);
      if (!map) return [];
      const rows = map.cabins.flatMap((cabin) => readRows(cabin.rows, trip));
      const read = { slice, segment, rows };
      return isSound(read) ? [read] : [];
    }),
  );
}
