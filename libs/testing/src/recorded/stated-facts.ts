import {
  conditionEnd,
  type AirOfferDetail,
  type Fare,
  type FareSummary,
  type Locale,
} from '@karvon/contract';
import { createFormat } from '@karvon/i18n';
import { describeFare, describeFareEnd, describeSlice } from '@karvon/itinerary';
import { routeText } from '@karvon/place-search';
import { createIntl } from 'react-intl';
import { catalogue } from '../catalogue';

/** The facts of an offer with a fare in one language, the same everywhere. */
export interface StatedFacts {
  /** The journey as a search names it. */
  route: string;
  days: string;
  /** A line for each fact of the fare. */
  fare: string[];
  flights: {
    number: string;
    carriers: string[];
    /** Local times of departure and arrival. */
    times: string[];
    duration: string;
    /** A lower cabin than the requested one, and technical stops. */
    notes: string[];
  }[];
  total: string;
}

type Stated = Pick<AirOfferDetail, 'slices' | 'dictionary'>;

/** The facts of flights and of a fare in the texts of `@karvon/itinerary`. */
export function statedFacts(
  { slices, dictionary }: Stated,
  fare: FareSummary | Fare,
  locale: Locale,
): StatedFacts {
  const format = createFormat(locale);
  const intl = createIntl({ locale, messages: catalogue(locale), onError: () => undefined });
  const source = { dictionary, format, intl };
  const { carryOn, baggage, ...conditions } = describeFare(fare, slices, source);
  const [first] = slices;
  const cityOf = (code: string) => dictionary.airports[code]?.cityCode ?? code;
  const isReturn = slices.length === 2 && cityOf(slices[1]!.destination) === cityOf(first!.origin);
  const legs = isReturn ? [first!] : slices;
  const [out, last] = [slices[0]!, slices.at(-1)!].map(({ segments }) =>
    segments[0]!.departingAt.slice(0, 10),
  );
  return {
    route: routeText(
      legs.map(({ origin: from, destination: to }) => ({ from, to })),
      (code) => dictionary.airports[code]?.city ?? code,
    ),
    days: last! > out! ? format.range(out!, last!) : format.date(out!),
    fare: [
      ...[...carryOn, ...baggage].map(({ text, way }) => [text, way]),
      ...(['refund', 'exchange'] as const).map((condition) => [
        conditions[condition].text,
        describeFareEnd(conditionEnd(fare[condition], slices), source),
      ]),
    ].map((parts) => parts.filter(Boolean).join(', ')),
    flights: slices.flatMap((slice) =>
      describeSlice(slice, source).segments.map((segment) => ({
        number: segment.flightNumber,
        carriers: [segment.carrier, segment.operatedBy].filter(Boolean),
        times: [segment.departure.time, segment.arrival.time],
        duration: segment.duration,
        notes: [segment.belowClass, segment.technicalStops].filter(Boolean),
      })),
    ),
    total: format.money(fare.total),
  };
}

/** Adjacent nodes of one fact lack the spaces and commas of a line, so both are removed for the comparison. */
const bare = (text: string) => text.replaceAll(/[\s,\u2060]/g, '');

/** The facts that are missing in an element; hidden and collapsed texts count as present. */
export function unstated({ textContent }: Element, facts: readonly string[]): string[] {
  const said = bare(textContent);
  return facts.filter((fact) => !said.includes(bare(fact)));
}

/** The facts of the flights alone, in order. */
export const factsOfFlights = ({ flights }: StatedFacts): string[] =>
  flights.flatMap(({ number, carriers, times, duration, notes }) => [
    number,
    ...carriers,
    ...times,
    duration,
    ...notes,
  ]);
