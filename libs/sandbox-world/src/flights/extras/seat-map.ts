import { chance } from '../../basics/chance';
import { fromUsdCents, type SupplyCurrency } from '../../basics/currency';
import { findCarrier } from '../carriers/carriers';
import type { SupplyFare, SupplyOffer, SupplySegment } from '../fares/supply-offer';
import type { PassengerType } from '../fares/taxes';
import { cabinLayout } from './cabin-layouts';

export interface SupplySeat {
  /** The seat's designator: '12A'. */
  readonly designator: string;
  /** The price for any passenger who may sit there, in minor units; 0 is free. Null: the seat is taken. */
  readonly price: number | null;
  /** The carrier's remarks on the seat. */
  readonly disclosures: readonly string[];
}

export interface SupplySeatRow {
  /** The row is at an exit: for adults only. */
  readonly exit: boolean;
  /** Groups of seats, separated by aisles. */
  readonly sections: readonly (readonly SupplySeat[])[];
}

/** The seats of one flight in the cabin that was sold. */
export interface SupplySeatMap {
  readonly slice: number;
  readonly segment: number;
  readonly rows: readonly SupplySeatRow[];
}

/** Whether a passenger may have this seat: a baby has none, and only adults sit at an exit. */
export const maySit = (type: PassengerType, exit: boolean): boolean =>
  type === 'adult' || (type === 'child' && !exit);

const frontRows = 5;
/** Better fares include the seats behind this part of the cabin. */
const freeFrom = 0.5;

interface Cabin {
  sections: string[];
  first: number;
  last: number;
  exits: readonly number[];
}

/** The rows of the cabin: without a business class the economy begins with the first row. */
function cabinOf({ aircraft, cabin, marketingCarrier }: SupplySegment): Cabin {
  const { business, businessRows, economy, exits, lastRow } = cabinLayout(aircraft.code);
  if (cabin === 'business' && business !== null)
    return { sections: business.split(' '), first: 1, last: businessRows, exits: [] };
  const oneClass = findCarrier(marketingCarrier)?.kind !== 'full-service';
  const first = oneClass ? 1 : businessRows + 1;
  return { sections: economy.split(' '), first, last: lastRow, exits };
}

const isAtWindow = (letter: string, sections: readonly string[]): boolean =>
  letter === sections[0]![0] || letter === sections.at(-1)!.at(-1);

const isAtAisle = (letter: string, sections: readonly string[]): boolean =>
  sections.some(
    (section, index) =>
      (index > 0 && section[0] === letter) ||
      (index < sections.length - 1 && section.at(-1) === letter),
  );

/** The price of choosing the seat, in US cents. */
function seatCents(cabin: Cabin, row: number, letter: string, km: number): number {
  const { sections, first, exits } = cabin;
  const liked = isAtWindow(letter, sections) || isAtAisle(letter, sections) ? 1.3 : 1;
  const ahead = row < first + frontRows ? 1.5 : 1;
  return (500 + 0.3 * Math.min(km, 9000)) * liked * (exits.includes(row) ? 2 : ahead);
}

function disclosuresOf({ exits, last }: Cabin, row: number): string[] {
  if (exits.includes(row)) return ['Extra legroom'];
  return exits.includes(row + 1) || row === last ? ['Limited recline'] : [];
}

function seatsOf(
  seed: string,
  segment: SupplySegment,
  { currency, seatsIncluded }: { currency: SupplyCurrency; seatsIncluded: boolean },
): SupplySeatRow[] {
  const cabin = cabinOf(segment);
  const { sections, first, last, exits } = cabin;
  const { marketingCarrier, flightNumber, origin, departs, distanceKm } = segment;
  const flight = `${seed}:seat:${marketingCarrier}${flightNumber}/${origin}/${departs.local}`;
  const taken = 0.3 + 0.3 * chance(flight);
  const freeAfter = segment.cabin === 'business' ? 0 : first + (last - first) * freeFrom;
  const seat = (row: number, letter: string): SupplySeat => {
    const designator = `${row}${letter}`;
    const free = seatsIncluded && row > freeAfter && !exits.includes(row);
    const cents = free ? 0 : seatCents(cabin, row, letter, distanceKm);
    const isTaken = chance(`${flight}/${designator}`) < taken;
    const price = isTaken ? null : fromUsdCents(cents, currency);
    return { designator, price, disclosures: disclosuresOf(cabin, row) };
  };
  return Array.from({ length: last - first + 1 }, (_row, index) => ({
    exit: exits.includes(first + index),
    sections: sections.map((letters) => [...letters].map((letter) => seat(first + index, letter))),
  }));
}

/** The seats of each flight of an offer, at the prices of a fare. */
export function seatMapsOf(seed: string, offer: SupplyOffer, fare: SupplyFare): SupplySeatMap[] {
  const { currency } = offer;
  return offer.slices.flatMap(({ segments }, slice) =>
    segments.map((segment, place) => {
      const features = fare.slices[slice]!.segments[place]!.features;
      const seatsIncluded = features['seat-selection'] === 'included';
      return { slice, segment: place, rows: seatsOf(seed, segment, { currency, seatsIncluded }) };
    }),
  );
}
