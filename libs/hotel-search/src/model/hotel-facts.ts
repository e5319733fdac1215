import type { HotelObject, HotelSearchAnswer, HotelSummary } from '@karvon/contract';
import type { Money } from '@karvon/money';
import { foldText } from './fold-text';

/** What of an offer the list shows: the cheapest, or the cheapest that can be cancelled for nothing. */
export interface ShownOffer {
  roomName: string;
  meal: HotelSummary['offer']['meal'];
  whereToPay: HotelSummary['offer']['whereToPay'];
  total: Money;
  perNight: Money;
  freeUntil: string | null;
}

/** A hotel with what filters and orders ask of it, worked out once. */
export interface HotelFacts {
  hotel: HotelSummary;
  shown: ShownOffer;
  /** The same hotel at its lowest price with free cancellation, then at the prices of being able to cancel for longer. */
  cancellables: readonly HotelFacts[];
  /** Metres in a straight line, by code of the object. */
  distances: ReadonlyMap<string, number>;
  /** Metres; Infinity in a place without a centre. */
  toCentre: number;
  /** What a text search looks in, folded: the hotel's own words, then what is near enough to walk to. */
  words: string;
  objectWords: string;
}

/** Who looks for a sight means hotels from which it is a short walk. */
const walkMetres = 1_500;

function cheapestOf({ offer }: HotelSummary): ShownOffer {
  const { roomName, meal, whereToPay, total, perNight, cancellation } = offer;
  return { roomName, meal, whereToPay, total, perNight, freeUntil: cancellation.freeUntil };
}

/** The facts of all hotels of an answer, in its order. */
export function hotelFacts({ hotels, objects }: HotelSearchAnswer): HotelFacts[] {
  const centre = objects.find(({ kind }) => kind === 'city-centre')?.code ?? '';
  const folded = objects.map(({ name }) => foldText(name));
  const walkable = ({ kind }: HotelObject) => kind === 'metro' || kind === 'attraction';
  return hotels.map((hotel) => {
    const distances = new Map(hotel.nearby.map(([at, metres]) => [objects[at]!.code, metres]));
    const near = hotel.nearby.filter(
      ([at, metres]) => metres <= walkMetres && walkable(objects[at]!),
    );
    const facts = {
      hotel,
      shown: cheapestOf(hotel),
      cancellables: [],
      distances,
      toCentre: distances.get(centre) ?? Infinity,
      words: foldText([hotel.name, hotel.street, hotel.district ?? ''].join(' ')),
      objectWords: near.map(([at]) => folded[at]).join(' '),
    };
    return {
      ...facts,
      cancellables: hotel.freeCancellations.map((shown) => ({ ...facts, shown })),
    };
  });
}
