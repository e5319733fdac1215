import {
  baggageState,
  conditionEnd,
  conditionState,
  type Dictionary,
  type FareSummary,
  type Locale,
  type Segment,
  type Slice,
  type SliceBaggage,
} from '@karvon/contract';
import { formatMoney } from '@karvon/platform/format-money';
import { formatDay, formatDuration } from '../format';
import { flightWords } from './flight-words';

type Airports = Dictionary['airports'];
type Way = Pick<Slice, 'origin' | 'destination'>;

const cityOf = (code: string, airports: Airports) => airports[code]?.city ?? code;

/** 'Москва — Стамбул'. */
export const wayText = ({ origin, destination }: Way, airports: Airports): string =>
  `${cityOf(origin, airports)} — ${cityOf(destination, airports)}`;

/** What a traveller must know of a flight beside its times: a lower cabin than he wanted, and landings on the way. */
export function flightNotes(segment: Segment, airports: Airports, lang: Locale): string[] {
  const words = flightWords[lang];
  const { belowClass, technicalStops = [] } = segment;
  const stops = technicalStops.map(
    ({ airport, minutes }) => `${cityOf(airport, airports)}, ${formatDuration(minutes, lang)}`,
  );
  return [
    ...(belowClass ? [words.belowClass(wayText(segment, airports))] : []),
    ...(stops.length > 0 ? [words.technicalStop(stops.join('; '))] : []),
  ];
}

function baggageLines(
  { baggage }: Pick<FareSummary, 'baggage'>,
  kind: keyof SliceBaggage,
  { slices, airports, lang }: Sold,
): string[] {
  const words = flightWords[lang][kind];
  const lines = baggage.map(({ [kind]: one }) => {
    const text = words[baggageState(one)];
    return typeof text === 'string' ? text : text(one!.pieces, one!.kg!);
  });
  if (new Set(lines).size === 1) return lines.slice(0, 1);
  return lines.map((line, index) => `${line}, ${wayText(slices[index]!, airports)}`);
}

interface Sold {
  slices: readonly Slice[];
  airports: Airports;
  lang: Locale;
}

function conditionLine(
  fare: FareSummary,
  condition: 'refund' | 'exchange',
  { slices, lang }: Sold,
): string {
  const words = flightWords[lang];
  const { [condition]: terms } = fare;
  const text = words[condition][conditionState(terms)];
  const end = conditionEnd(terms, slices);
  return [
    typeof text === 'string' ? text : text(formatMoney(terms.fee!, lang)),
    ...(end ? [words.until(`${formatDay(end.slice(0, 10), lang)}, ${end.slice(11)}`)] : []),
  ].join(', ');
}

/** What a fare gives, a line for each fact: baggage for the whole journey or for each slice where they differ, refund, exchange. */
export const fareLines = (fare: FareSummary, sold: Sold): string[] => [
  ...baggageLines(fare, 'carryOn', sold),
  ...baggageLines(fare, 'checked', sold),
  conditionLine(fare, 'refund', sold),
  conditionLine(fare, 'exchange', sold),
];
