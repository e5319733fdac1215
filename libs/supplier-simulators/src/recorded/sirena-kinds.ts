import type { Node, ShapedKind } from './shaped-kind';

type Ticket = Record<'@ticknum' | '@pass_id' | '@seg_id' | '#text', unknown>;

const listOf = (value: unknown): Node[] =>
  (Array.isArray(value) ? value : [value]) as unknown as Node[];

/** Of those that are issued; false while there are none. */
const onTickets = (change: (tickets: Ticket[], order: Node) => void) => (order: Node) => {
  const tickets = (listOf(order.tickinfo) as unknown as Ticket[]).filter(
    (one) => one['#text'] === 'ticket',
  );
  if (tickets.length === 0) return false;
  change(tickets, order);
  return undefined;
};

export const sirenaKinds: readonly ShapedKind[] = [
  {
    of: 'variant',
    only: true,
    isOne: (node) => 'deptdate' in node && 'company' in node,
    keyOf: ({ company, num, deptdate }) => JSON.stringify([company, num, deptdate]),
    by: {
      'no aircraft': (flight) => {
        delete flight.airplane;
      },
      'terminals told as attributes': (flight) => {
        const place = (value: unknown) => (value as Node)['#text'] ?? value;
        flight.origin = { '@terminal': 'A', '#text': place(flight.origin) };
        flight.destination = place(flight.destination);
      },
      'days without attributes': (flight) => {
        flight.deptdate = (flight.deptdate as Node)['#text'] ?? flight.deptdate;
      },
    },
  },
  {
    of: 'variant',
    only: true,
    isOne: (node) => 'variant_total' in node && 'direction' in node,
    keyOf: (variant) => JSON.stringify(variant.variant_total),
    by: {
      'no class of the cabin': (variant) => {
        for (const group of listOf(variant.flights))
          for (const flight of listOf(group.flight)) delete flight['@baseclass'];
      },
      'no limit of time': (variant) => {
        for (const group of listOf(variant.flights)) delete group['@utc_timelimit'];
      },
    },
  },
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
        order.tickinfo = [...listOf(order.tickinfo), ...second];
      }),
      'no limit of time any more': (order) => {
        delete (order.pnr as Node).utc_timelimit;
      },
    },
  },
];
