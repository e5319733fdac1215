import { conditionEnd, type AirOffer, type Condition, type Dictionary } from '@karvon/contract';
import { travellersOf, type FlightItem } from '@karvon/favourite-heart';
import { useFormat, useIntl } from '@karvon/i18n';
import {
  describeFareEnd,
  useItineraryTexts,
  type FactTexts,
  type SegmentTexts,
} from '@karvon/itinerary';
import { evenShare } from '@karvon/money';
import type { Now } from '../../model/favourite-state';
import { bestColumn, type CompareRow } from '../../model/compare-rows';
import type { FoundFlight } from '../../model/found-flight';
import { cardMessages } from '../favourite-card/card.messages';
import { compareMessages as m } from './compare.messages';

const factLines = (facts: readonly FactTexts[]) =>
  facts.map(({ text, way }) => [text, way].filter(Boolean).join(', '));

/** Numbers of flights, then those that another carrier flies. */
const flightLines = (flights: readonly SegmentTexts[]) => [
  flights.map(({ flightNumber }) => flightNumber).join(', '),
  ...flights.flatMap(({ flightNumber, operatedBy }) =>
    operatedBy ? `${flightNumber}: ${operatedBy}` : [],
  ),
];

/** «Обмен без сбора, до 14 декабря, 10:00 (время города вылета)». */
const withEnd = (
  text: string,
  condition: Condition,
  { slices }: AirOffer,
  source: Parameters<typeof describeFareEnd>[1],
) => [text, describeFareEnd(conditionEnd(condition, slices), source)].filter(Boolean).join(', ');

/** The names of all columns: their searches may differ. */
function useNames(nows: readonly Now<FoundFlight>[]): Dictionary {
  const found = nows.flatMap((now) => (now.state === 'sold' ? [now.found.dictionary] : []));
  return {
    carriers: Object.assign({}, ...found.map(({ carriers }) => carriers)) as Dictionary['carriers'],
    airports: Object.assign({}, ...found.map(({ airports }) => airports)) as Dictionary['airports'],
  };
}

/** The rows of a comparison of flights; a flight that nobody sells has what its item says. */
export function useFlightRows(
  items: readonly FlightItem[],
  nows: readonly Now<FoundFlight>[],
): CompareRow[] {
  const intl = useIntl();
  const format = useFormat();
  const text = intl.formatMessage;
  const texts = useItineraryTexts(useNames(nows));
  const columns = items.map((item, index) => describe(item, nows[index]!));
  const row = (id: keyof Column['cells'], name: string, best: CompareRow['best'] = null) => ({
    id,
    name,
    cells: columns.map(({ cells }) => cells[id]),
    best,
  });
  const best = (value: (column: Column) => number | null, words: string): CompareRow['best'] => {
    const column = bestColumn(columns.map(value));
    return column === null ? null : { column, text: words };
  };
  return [
    row(
      'price',
      text(m.price),
      best(({ price }) => price, text(m.cheapest)),
    ),
    row('each', text(m.each)),
    row('party', text(m.party)),
    row('airline', text(m.airline)),
    row('departure', text(m.departure)),
    row('arrival', text(m.arrival)),
    row(
      'duration',
      text(m.duration),
      best(({ minutes }) => minutes, text(m.fastest)),
    ),
    row(
      'stops',
      text(m.stops),
      best(({ stops }) => stops, text(m.fewest)),
    ),
    row('carryOn', text(m.carryOn)),
    row('baggage', text(m.baggage)),
    row('refund', text(m.refund)),
    row('exchange', text(m.exchange)),
    row(
      'emissions',
      text(m.emissions),
      best(({ kg }) => kg, text(m.cleanest)),
    ),
  ];

  function describe(item: FlightItem, now: Now<FoundFlight>) {
    const { adult, child, baby } = travellersOf(item);
    const count = adult + child + baby;
    const known = {
      party: [
        text(cardMessages.passengers, { count }),
        texts.cabin(item.search.class === 'Business' ? 'Business' : 'Economy'),
      ],
      departure: item.slices.map(([first]) => `${first!.time}, ${format.date(first!.day)}`),
      airline: item.slices.flatMap((slice) => slice.map(({ number }) => number)),
    };
    if (now.state !== 'sold') return unsold(known);
    const { offer, fare } = now.found;
    const slices = offer.slices.map(texts.slice);
    const terms = texts.fare(fare, offer.slices);
    const kg = offer.emissionsKg ?? null;
    return {
      price: fare.total.amount,
      minutes: offer.slices.reduce((sum, slice) => sum + slice.durationMinutes, 0),
      stops: offer.slices.reduce((sum, slice) => sum + slice.stops, 0),
      kg,
      cells: {
        ...known,
        price: [format.money(fare.total)],
        each: count > 1 ? [format.money(evenShare(fare.total, count))] : [],
        airline: [
          ...new Set(slices.flatMap(({ carriers }) => carriers)),
          ...flightLines(slices.flatMap(({ segments }) => segments)),
        ],
        departure: slices.map(
          ({ departure: at }) => `${at.time}, ${at.date}, ${at.city} (${at.code})`,
        ),
        arrival: slices.map(({ arrival: at }) => `${at.time}, ${at.date}, ${at.city} (${at.code})`),
        duration: slices.map(({ duration }) => duration),
        stops: slices.flatMap(({ stops, stopPlaces, warnings }) => [
          [stops, stopPlaces.join('; ')].filter(Boolean).join(': '),
          ...warnings,
        ]),
        carryOn: factLines(terms.carryOn),
        baggage: factLines(terms.baggage),
        refund: [withEnd(terms.refund.text, fare.refund, offer, { format, intl })],
        exchange: [withEnd(terms.exchange.text, fare.exchange, offer, { format, intl })],
        emissions: kg === null ? [] : [text(m.kg, { kg })],
      },
    };
  }
}

const nothing: readonly string[] = [];

/** The column of a flight that is not sold, or not yet known. */
function unsold(known: Record<'party' | 'departure' | 'airline', readonly string[]>) {
  const cells = {
    price: nothing,
    each: nothing,
    arrival: nothing,
    duration: nothing,
    stops: nothing,
    carryOn: nothing,
    baggage: nothing,
    refund: nothing,
    exchange: nothing,
    emissions: nothing,
    ...known,
  };
  return { price: null, minutes: null, stops: null, kg: null, cells };
}

interface Column {
  price: number | null;
  minutes: number | null;
  stops: number | null;
  kg: number | null;
  cells: { [row in keyof ReturnType<typeof unsold>['cells']]: readonly string[] };
}
