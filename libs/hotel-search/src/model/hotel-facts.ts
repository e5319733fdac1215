import type {
  HotelAlternative,
  HotelObject,
  HotelOffer,
  HotelSearchResponse,
  HotelSummary,
} from '@karvon/contract';
import { evenShare, money } from '@karvon/money';
import { foldText } from './fold-text';

/** The values of an offer for the list: the leading one, or the leading one that the visitor's wishes allow. */
export interface ShownOffer
  extends
    Pick<HotelOffer, 'roomName' | 'meal' | 'beds' | 'whereToPay' | 'availability'>,
    Pick<HotelOffer, 'total' | 'perNight' | 'paidAtHotel' | 'roomsLeft' | 'cancellation'> {
  /** How many such rooms the price is for; undefined for another room than that of the leading offer, which does not say. */
  rooms: number | undefined;
}

/** A hotel with its values for filters and orders, computed once. */
export interface HotelFacts {
  hotel: HotelSummary;
  shown: ShownOffer;
  /** The same hotel at its leading price, then at the other ones that somebody may want, those sold now first. */
  choices: readonly HotelFacts[];
  /** Metres in a straight line, by code of the object. */
  distances: ReadonlyMap<string, number>;
  /** Metres; Infinity in a place without a centre. */
  toCentre: number;
  /** What a text search looks in, folded: the hotel's own words, then what is near enough to walk to. */
  words: string;
  objectWords: string;
}

/** A search for a sight finds hotels within walking distance of it. */
const walkMetres = 1_500;

/** Another offer of the hotel: of its terms a list knows until when cancelling is free. */
function otherOf({ offer }: HotelSummary, nights: number) {
  return ({ amount, freeUntil, ...other }: HotelAlternative): ShownOffer => {
    const total = money(amount, offer.total.currency);
    return {
      ...offer,
      ...other,
      rooms: other.roomName ? undefined : offer.rooms,
      roomsLeft: null,
      cancellation: { freeUntil, steps: [] },
      total,
      perNight: evenShare(total, nights),
    };
  };
}

/** The facts of all hotels of an answer, in its order. */
export function hotelFacts({ hotels, objects, nights }: HotelSearchResponse): HotelFacts[] {
  const centre = objects.find(({ kind }) => kind === 'city-centre')?.code ?? '';
  const folded = objects.map(({ name }) => foldText(name));
  const walkable = ({ kind }: HotelObject) => kind === 'metro' || kind === 'attraction';
  return hotels.map((hotel) => {
    const distances = new Map(hotel.nearby.map(([at, metres]) => [objects[at]!.code, metres]));
    const near = hotel.nearby.filter(
      ([at, metres]) => metres <= walkMetres && walkable(objects[at]!),
    );
    const facts: Omit<HotelFacts, 'shown'> & { choices: HotelFacts[] } = {
      hotel,
      choices: [],
      distances,
      toCentre: distances.get(centre) ?? Infinity,
      words: foldText([hotel.name, hotel.street, hotel.district ?? ''].join(' ')),
      objectWords: near.map(([at]) => folded[at]).join(' '),
    };
    for (const shown of [hotel.offer, ...hotel.alternatives.map(otherOf(hotel, nights))])
      facts.choices.push({ ...facts, shown });
    return facts.choices[0]!;
  });
}
