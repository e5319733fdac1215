import type { Segment } from '@karvon/contract';
import { englishDay } from '@karvon/order-ground/documents/format';
import type { PrintedExtra, Receipt } from './receipt';

function extraFact(extra: PrintedExtra): string[] {
  if (extra.kind === 'seat') return ['Seat', `${extra.designator}, flight ${extra.flight}`];
  const { quantity, kg, flights } = extra;
  const bag = kg === null ? `${quantity} extra` : `${quantity} × ${kg} kg extra`;
  return ['Baggage', `${bag}, ${flights.join(', ')}`];
}

/** The facts that airlines and border officers abroad ask about, in English. */
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
    ...passengers.flatMap(({ surname, name, ticketNumber, extras }) => [
      [
        'Passenger',
        `${surname} ${name}`.toUpperCase() +
          (ticketNumber === null ? '' : `, e-ticket ${ticketNumber}`),
      ],
      ...extras.map(extraFact),
    ]),
    ...slices.flatMap(({ segments }) =>
      segments.map((segment) => [`Flight ${segment.flightNumber}`, flight(segment)]),
    ),
    ['Times', 'Local times of the airports'],
  ];
}
