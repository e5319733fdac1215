import { listOf, type Node, type ShapedKind } from './shaped-kind';

type Ticket = Record<'@ticknum' | '@pass_id' | '@seg_id' | '#text', unknown>;

const ticketsOf = (order: Node): Ticket[] => listOf(order.tickinfo) as unknown as Ticket[];

/** Changes issued tickets; false before they are issued. */
const onTickets = (change: (tickets: Ticket[], order: Node) => void) => (order: Node) => {
  const tickets = ticketsOf(order).filter((one) => one['#text'] === 'ticket');
  if (tickets.length === 0) return false;
  change(tickets, order);
  return undefined;
};

const textIn = (value: unknown) => (value as Node)['#text'] ?? value;

interface Price extends Node {
  '@currency': string;
  fare: Node;
  tax: unknown;
  total: string;
}

const pricesOf = (variant: Node): Price[] =>
  listOf(variant.direction).flatMap((direction) => listOf(direction.price) as Price[]);

/** The flights of a variant in Sirena's price response; each names its booking class. */
const partsOf = (variant: Node): Node[] =>
  listOf(variant.flights).flatMap((group) => listOf(group.flight));

const setLuggage = (text: string | undefined) => (variant: Node) => {
  for (const price of pricesOf(variant))
    if (text === undefined) delete price['@baggage'];
    else price['@baggage'] = text;
};

const cents = (sum: unknown) => Math.round(Number(sum) * 100);
const decimal = (amount: number) => (amount / 100).toFixed(2);

/** One flight of a priced variant. */
const flightKind: ShapedKind = {
  of: 'variant',
  only: true,
  isOne: (node) => 'deptdate' in node && 'company' in node,
  keyOf: ({ company, num, deptdate }) => JSON.stringify([company, num, deptdate]),
  by: {
    'no aircraft': (flight) => {
      delete flight.airplane;
    },
    'terminals told as attributes': (flight) => {
      flight.origin = { '@terminal': 'A', '#text': textIn(flight.origin) };
      flight.destination = textIn(flight.destination);
    },
    'empty terminals': (flight) => {
      flight.origin = { '@terminal': '', '#text': textIn(flight.origin) };
    },
    'days without attributes': (flight) => {
      flight.deptdate = textIn(flight.deptdate);
    },
    'a day of four digits of the year': (flight) => {
      flight.deptdate = String(textIn(flight.deptdate)).replace(/\d\d$/, '20$&');
    },
    'another airline flies': (flight) => {
      flight.operating_company = 'S7';
    },
    'codes in Cyrillic alone': (flight) => {
      flight.company = 'ПЛ';
    },
    'an airport whose clock we do not know': (flight) => {
      flight.destination = 'QQQ';
    },
    'a time that does not exist': (flight) => {
      flight.depttime = '24:05';
    },
  },
  seen: {
    'a flight that lands a day later': ({ deptdate, arrvdate }) =>
      textIn(deptdate) !== textIn(arrvdate),
  },
};

/** All flights of a priced variant. */
const variantKind: ShapedKind = {
  of: 'variant',
  only: true,
  isOne: (node) => 'variant_total' in node && 'direction' in node,
  keyOf: (variant) => JSON.stringify([variant.variant_total, partsOf(variant)]),
  by: {
    'no class of the cabin': (variant) => {
      for (const part of partsOf(variant)) delete part['@baseclass'];
    },
    'business class': (variant) => {
      for (const part of partsOf(variant)) part['@baseclass'] = 'C';
    },
    'a subclass in Cyrillic': (variant) => {
      partsOf(variant)[0]!['@subclass'] = 'Э';
    },
    'no limit of time': (variant) => {
      for (const group of listOf(variant.flights)) delete group['@utc_timelimit'];
    },
    'luggage in kilograms': setLuggage('20K'),
    'luggage in pieces': setLuggage('2PC'),
    'no luggage': setLuggage('0PC'),
    'no word of luggage': setLuggage(undefined),
    'luggage that we cannot read': setLuggage('НЕТ'),
    'a price without taxes': (variant) => {
      for (const price of pricesOf(variant))
        Object.assign(price, { tax: '', fare: { ...price.fare, '#text': price.total } });
    },
    'one tax, not a list': (variant) => {
      for (const price of pricesOf(variant)) {
        const taxes = cents(price.total) - cents(price.fare['#text']);
        price.tax = { '@code': 'ZZ', '#text': decimal(taxes) };
      }
    },
    'prices that are not their total': (variant) => {
      const total = variant.variant_total as Node;
      total['#text'] = decimal(cents(total['#text']) - 100);
    },
    'taxes that are not in the total': (variant) => {
      const [price] = pricesOf(variant);
      price!.total = decimal(cents(price!.total) + 100);
    },
    'another currency than the contract’s': (variant) => {
      for (const price of pricesOf(variant)) price['@currency'] = 'EUR';
      (variant.variant_total as Node)['@currency'] = 'EUR';
    },
    'a sum without decimals': (variant) => {
      const [price] = pricesOf(variant);
      price!.total = price!.total.replace(/\.\d\d$/, '');
    },
    'a price of another flight': (variant) => {
      listOf(variant.direction)[0]!['@num'] = '9';
    },
  },
  seen: {
    'a fare with a brand': (variant) => pricesOf(variant).some((price) => price['@brand']),
    'who sells the flight': (variant) =>
      pricesOf(variant).some((price) => price['@validating_company']),
    'a limit of time': (variant) =>
      listOf(variant.flights).some((group) => group['@utc_timelimit']),
  },
};

export const sirenaKinds: readonly ShapedKind[] = [
  flightKind,
  variantKind,
  {
    of: 'order',
    isOne: (node) => '@regnum' in node && 'tickinfo' in node,
    keyOf: (order) => String(order['@regnum']),
    by: {
      'a ticket with letters of the series': onTickets(() => undefined),
      'two tickets of one passenger': onTickets((tickets, order) => {
        const second = tickets.map((ticket) => ({
          ...ticket,
          '@ticknum': String(ticket['@ticknum']).replace(/\d(?=\d{9}$)/, '9'),
        }));
        order.tickinfo = [...ticketsOf(order), ...second];
      }),
      'a document of a bag beside the tickets': onTickets(([ticket], order) => {
        const bag = { ...ticket!, '#text': 'emd' };
        bag['@ticknum'] = String(bag['@ticknum']).replace(/\d{10}$/, '8200000001');
        order.tickinfo = [...ticketsOf(order), bag];
      }),
      'a ticket of eight digits': onTickets(([ticket]) => {
        ticket!['@ticknum'] = '60000021';
      }),
      'no limit of time any more': (order) => {
        delete (order.pnr as Node).utc_timelimit;
      },
    },
    seen: {
      'a passenger without a ticket yet': (order) =>
        ticketsOf(order).some((one) => one['#text'] === 'not sold'),
      'a ticket told with each of its flights': (order) => {
        const numbers = ticketsOf(order).flatMap((one) => one['@ticknum'] ?? []);
        return new Set(numbers).size < numbers.length;
      },
    },
  },
];
