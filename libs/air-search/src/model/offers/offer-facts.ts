import type { AirOffer, FareSummary, Slice } from '@karvon/contract';

/** Slices are counted from 1, as in the address: `departure1`, `origins2`. */
type Way = 1 | 2 | 3 | 4 | 5 | 6;
/** A fact with values from a list. */
export type ChoiceName = 'stops' | 'airlines' | 'planes' | `origins${Way}` | `destinations${Way}`;
/** A fact with values in minutes: of the day, or of a layover. */
export type RangeName = 'layover' | `departure${Way}` | `arrival${Way}`;

/** The values of an offer for sorting, filtering and labels, computed once when it arrives. */
export interface OfferFacts extends Record<Concession, boolean> {
  offer: AirOffer;
  /** The fare whose price is shown. */
  fare: FareSummary;
  /** The fare's price for all passengers, in minor units. */
  price: number;
  /** The same offer at its cheapest fare with checked baggage; null when no fare is certain to include it on every flight. */
  withBaggage: OfferFacts | null;
  durationMinutes: number;
  /** The maximum number of stops of any slice. */
  stops: number;
  /** Local times of the first slice: all departures of a search share a place, so they compare as text. */
  departingAt: string;
  arrivingAt: string;
  carriers: string[];
  /** The values for the filters; an absent name does not apply to this offer. */
  choices: Partial<Record<ChoiceName, readonly string[]>>;
  ranges: Partial<Record<RangeName, readonly number[]>>;
}

/** Four and more stops are one option of the filter. */
export const maxStops = 4;

const cheapest = (fares: readonly FareSummary[]) =>
  fares.reduce<FareSummary | null>(
    (best, fare) => (best && best.total.amount <= fare.total.amount ? best : fare),
    null,
  );
const carriesBaggage = ({ baggage }: FareSummary) =>
  baggage.every(({ checked }) => checked !== null && checked.pieces > 0);

/** 'YYYY-MM-DDTHH:mm…' as minutes since that place's midnight. */
const minuteOfDay = (local: string) =>
  Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
const departureOf = (slice: Slice) => slice.segments[0]!.departingAt;
const arrivalOf = (slice: Slice) => slice.segments.at(-1)!.arrivingAt;

function wayFacts(slice: Slice, index: number): Pick<OfferFacts, 'choices' | 'ranges'> {
  const way = (index + 1) as Way;
  return {
    choices: { [`origins${way}`]: [slice.origin], [`destinations${way}`]: [slice.destination] },
    ranges: {
      [`departure${way}`]: [minuteOfDay(departureOf(slice))],
      [`arrival${way}`]: [minuteOfDay(arrivalOf(slice))],
    },
  };
}

/** The drawbacks of an offer; it is hidden until the visitor allows them. */
export const concessions = ['selfTransfer', 'mixedCabin'] as const;
export type Concession = (typeof concessions)[number];

export const concessionsOf = ({
  slices,
}: Pick<AirOffer, 'slices'>): Record<Concession, boolean> => ({
  selfTransfer: slices.some(({ layovers }) => layovers.some((wait) => wait.selfTransfer)),
  mixedCabin: slices.some(({ segments }) => segments.some(({ belowClass }) => belowClass)),
});

export function offerFacts(offer: AirOffer): OfferFacts {
  const { slices, fares } = offer;
  const segments = slices.flatMap((slice) => slice.segments);
  const carriers = [...new Set(segments.map((segment) => segment.marketingCarrier))];
  const ways = slices.map(wayFacts);
  const stops = Math.max(...slices.map((slice) => slice.stops));
  const fare = cheapest(fares)!;
  const facts: OfferFacts = {
    offer,
    fare,
    price: fare.total.amount,
    withBaggage: null,
    durationMinutes: slices.reduce((sum, slice) => sum + slice.durationMinutes, 0),
    stops,
    ...concessionsOf(offer),
    departingAt: departureOf(slices[0]!).slice(0, 19),
    arrivingAt: arrivalOf(slices[0]!).slice(0, 19),
    carriers,
    choices: Object.assign(
      {
        stops: [String(Math.min(stops, maxStops))],
        airlines: carriers,
        planes: [...new Set(segments.flatMap(({ aircraft }) => aircraft || []))],
      },
      ...ways.map(({ choices }) => choices),
    ),
    ranges: Object.assign(
      { layover: slices.flatMap((slice) => slice.layovers.map(({ minutes }) => minutes)) },
      ...ways.map(({ ranges }) => ranges),
    ),
  };
  const bagged = cheapest(fares.filter(carriesBaggage));
  if (bagged) {
    // Returns the same object when the cheapest fare includes baggage, so that the filter does not render such a card again.
    facts.withBaggage =
      bagged === fare ? facts : { ...facts, fare: bagged, price: bagged.total.amount };
  }
  return facts;
}
