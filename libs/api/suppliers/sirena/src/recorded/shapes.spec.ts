import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeShapes, oneOf, readBy, Refused } from '@karvon/supply/testing/recorded-shapes';
import { readXml, type XmlElement } from '@karvon/supply/xml';
import { ticketsOf } from '../book/orders';
import { openedSchema } from '../book/schemas';
import { readVariants } from '../search/read-variants';
import { flightSchema, pricingSchema } from '../search/schemas';

const recorded = (name: string) =>
  readXml(readFileSync(join(__dirname, `${name}.xml`), 'utf8'), 'sirena').answer as XmlElement;

const rubles = { account: 'RUB', ours: 'UZS', rate: 150_000_000 } as const;
const party = { travellers: { adult: 2, child: 1, baby: 0 }, cabin: 'Economy' } as const;
const names = [
  { surname: 'TEST', name: 'ONE' },
  { surname: 'TEST', name: 'TWO' },
];

/** The first variant, and its first flight. */
function oneVariant() {
  const { variant, flight } = recorded('pricing').pricing as {
    variant: { flights: unknown[] }[];
    flight: unknown[];
  };
  const [first] = variant;
  return { variant: { ...first, flights: first!.flights[0] }, flight: flight[0] };
}

function readVariant(item: unknown) {
  const response = readBy(pricingSchema, item);
  // A variant with an unreadable flight is refused too: the reason to report is the flight's.
  const [variant] = [oneOfFlights(response.flight)];
  if (variant) throw new Refused(variant);
  return oneOf((tally) => readVariants(response, party, rubles, tally).sold);
}

/** The reason why the flight cannot be read; null if it can. */
function oneOfFlights([flight]: unknown[]): string | null {
  try {
    readBy(flightSchema, flight);
    return null;
  } catch (error) {
    return (error as Refused).message;
  }
}

describeShapes('sirena', {
  variant: { base: oneVariant, read: readVariant },
  order: {
    base: () => recorded('order'),
    read(item) {
      const { order } = readBy(openedSchema, (item as { order: unknown }).order);
      const tickets = ticketsOf(order, names);
      if (!tickets) throw new Refused('tickets');
      return tickets;
    },
  },
});
