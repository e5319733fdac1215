import { shortenSums, type Node, type ShapedKind } from './shaped-kind';

interface Document {
  type: string;
  unique_identifier: string;
  passenger_ids: string[];
}

const segmentsOf = (slices: unknown): Node[] =>
  (slices as { segments: Node[] }[]).flatMap(({ segments }) => segments);

/** Changes the tickets of an order; false before they are issued. */
const onTickets = (change: (tickets: Document[], order: Node) => void) => (order: Node) => {
  const tickets = order.documents as Document[];
  if (tickets.length === 0) return false;
  change(tickets, order);
  return undefined;
};

const withCheckDigit = (number: string) => `${number}${Number(number) % 7}`;

/** Changes the passengers of each flight in an offered order change. */
const onPassengers = (change: (segment: Node) => void) => (offer: Node) => {
  for (const segment of segmentsOf((offer.slices as Node).add)) change(segment);
};

export const duffelKinds: readonly ShapedKind[] = [
  {
    of: 'offer',
    isOne: (node) => 'passenger_identity_documents_required' in node,
    keyOf: ({ id }) => String(id),
    by: {
      'sums without decimals and with one': (offer) =>
        shortenSums(offer, (key) => key.endsWith('_amount')),
      'taxes that are not told apart': (offer) => {
        Object.assign(offer, { base_amount: offer.total_amount, tax_amount: null });
      },
      'another currency than the account’s': (offer) => {
        Object.assign(offer, { base_currency: 'CHF', total_currency: 'CHF' });
      },
    },
    seen: {
      'an infant without a seat': (offer) =>
        (offer.passengers as Node[]).some(({ type }) => type === 'infant_without_seat'),
    },
  },
  {
    of: 'order',
    isOne: (node) => 'booking_reference' in node && 'documents' in node,
    keyOf: ({ id }) => String(id),
    by: {
      'a ticket of 14 digits, the last a check digit': onTickets((tickets) => {
        for (const ticket of tickets)
          ticket.unique_identifier = withCheckDigit(ticket.unique_identifier);
      }),
      'the number of the test airline in a test order': onTickets((tickets) => {
        tickets.forEach((ticket, index) => {
          ticket.unique_identifier = String(index + 1);
        });
      }),
      'paid and without documents: flown by its reference': onTickets((_, order) => {
        order.documents = [];
      }),
      'several tickets of one passenger': onTickets((tickets, order) => {
        order.documents = tickets.flatMap((ticket) => [
          ticket,
          { ...ticket, unique_identifier: ticket.unique_identifier.replace(/^\d{3}/, '998') },
        ]);
      }),
      'a document of a seat beside the ticket': onTickets((tickets, order) => {
        const type = 'electronic_miscellaneous_document_associated';
        const number = tickets[0]!.unique_identifier.replace(/^\d{3}/, '997');
        order.documents = [{ ...tickets[0], type, unique_identifier: number }, ...tickets];
      }),
      'a ticket with a dash after the airline': onTickets((tickets) => {
        for (const ticket of tickets)
          ticket.unique_identifier = ticket.unique_identifier.replace(/^\d{3}/, '$&-');
      }),
      '14 digits whose check digit is wrong': onTickets(([ticket]) => {
        const { unique_identifier: number } = ticket!;
        ticket!.unique_identifier = `${number}${((Number(number) % 7) + 1) % 7}`;
      }),
      'the number of the test airline in a live order': onTickets(([ticket], order) => {
        ticket!.unique_identifier = '1';
        order.live_mode = true;
      }),
      'documents that are null': onTickets((_, order) => {
        order.documents = null;
      }),
      'a document without its passengers': onTickets(([ticket]) => {
        delete (ticket as Partial<Document>).passenger_ids;
      }),
      'a service whose sum has one decimal': (order) => {
        if ((order.services as unknown[]).length === 0) return false;
        shortenSums(order.services, (key) => key === 'total_amount');
        return undefined;
      },
      'times to pay by that are null': (order) => {
        const payment = order.payment_status as Node;
        if (!payment.paid_at) return false;
        Object.assign(payment, { payment_required_by: null, price_guarantee_expires_at: null });
        return undefined;
      },
    },
  },
  {
    of: 'refund',
    isOne: (node) => 'refund_to' in node && 'order_id' in node && !('slices' in node),
    keyOf: ({ id }) => String(id),
    by: {},
  },
  {
    of: 'change',
    isOne: (node) => 'change_total_amount' in node && 'slices' in node,
    keyOf: ({ id }) => String(id),
    by: {
      'flights with no passengers': onPassengers((segment) => {
        delete segment.passengers;
      }),
      'flights with passengers that are an empty list': onPassengers((segment) => {
        segment.passengers = [];
      }),
      'flights with passengers without a cabin': onPassengers((segment) => {
        segment.passengers = [{ cabin_class: null }];
      }),
    },
  },
  {
    of: 'event',
    isOne: (node) => 'idempotency_key' in node && 'data' in node,
    keyOf: ({ id }) => String(id),
    by: {
      'what has changed stands in data itself': (event) => {
        event.data = (event.data as { object: unknown }).object;
      },
      'nothing of what has changed': (event) => {
        event.data = { changes: {}, object: {} };
      },
    },
  },
];
