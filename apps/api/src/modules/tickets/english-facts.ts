import type { Segment } from '@karvon/contract';
import { englishDay } from '../documents/format';
import type { Receipt } from './receipt';

/** What airlines and borders abroad ask about, in English. */
export function englishFacts({ pnr, passengers, slices, english }: Receipt): string[][] {
  const place = (code: string) => `${english.airports[code]?.city ?? code} (${code})`;
  const moment = (local: string) => `${englishDay(local.slice(0, 10))}, ${local.slice(11, 16)}`;
  const flight = (segment: Segment) =>
    [
      `${place(segment.origin)}, ${moment(segment.departingAt)}`,
      `${place(segment.destination)}, ${moment(segment.arrivingAt)}`,
    ].join(' – ');
  return [
    ['Booking reference', pnr],
    ...passengers.map(({ surname, name, ticketNumber }) => [
      'Passenger',
      `${surname} ${name}`.toUpperCase() + `, e-ticket ${ticketNumber}`,
    ]),
    ...slices.flatMap(({ segments }) =>
      segments.map((segment) => [`Flight ${segment.flightNumber}`, flight(segment)]),
    ),
    ['Times', 'Local times of the airports'],
  ];
}
