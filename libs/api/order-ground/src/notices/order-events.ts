/** The texts about an order of each kind, and when each is sent. */
export const orderEvents = {
  air: {
    booked: 'the seats are held, and the order waits for its money',
    reminder: 'shortly before the hold ends, if nobody has paid',
    paid: 'the money has come, the tickets have not',
    ready: 'the tickets are issued',
    cancelled: 'the booker has cancelled before paying',
    lapsed: 'the hold has ended without a payment',
    'claim-received': 'the booker claims more than the fare gives back',
    'refund-accepted': 'the refund is confirmed, its money is on the way',
    refunded: 'the money of a whole order is sent',
    'part-refunded': 'the money of some flights or passengers is sent',
    'claim-declined': 'staff or the carrier has declined a claim',
    'issue-error': 'the carrier has not issued the tickets of a paid order',
    'not-booked': 'the carrier has never answered, so nothing is booked',
    'flight-cancelled': 'the carrier has cancelled a flight',
    'flight-changed': 'the carrier has moved a flight',
    'exchange-offered': 'staff have asked the carrier what an exchange costs',
    'exchange-declined': 'the carrier has declined an exchange',
    'exchange-expired': 'an offer to exchange was not accepted in time',
    'exchange-refunded': 'money of an exchange is sent back',
    'extras-done': 'bags and seats are bought',
    'extras-declined': 'the carrier does not sell the bags or seats; their money is sent back',
    'late-order': 'money has come for an order that is over',
    'late-extras': 'money has come for extras that are over',
    'late-exchange': 'money has come for an exchange that is over',
  },
  hotel: {
    requested: 'the hotel is asked for a room',
    refused: 'the hotel has no room',
    'no-answer': 'the hotel has not answered in time',
    'room-gone': 'the hotel takes back a room that it had confirmed',
    booked: 'the room is confirmed, and the order waits for its money',
    reminder: 'shortly before the time to pay ends, if nobody has paid',
    paid: 'the money has come, the voucher has not',
    ready: 'the voucher is made',
    'change-confirmed': 'the hotel has changed names or wishes',
    'change-refused': 'the hotel has not changed them',
    cancelled: 'the stay is cancelled',
    lapsed: 'the time to pay has ended without a payment',
    refunded: 'the money is sent',
    'late-order': 'money has come for a stay that is over',
  },
} as const;
export type OrderKind = keyof typeof orderEvents;
export type OrderEvent<Kind extends OrderKind = OrderKind> = Kind extends OrderKind
  ? keyof (typeof orderEvents)[Kind]
  : never;

/**
 * The facts that a text may name in braces, and what each says. Their values are in the order's language and may have several lines.
 * A line of a text is left out when one of its facts is empty.
 */
export const orderFacts = {
  number: 'the number of the order',
  reference: 'the PNR, or the hotel’s own number',
  trip: 'route and days, or the hotel and its days',
  sum: 'the price',
  points: 'points spent or returned',
  payBefore: 'the deadline to pay',
  answerBy: 'the time by which the hotel answers',
  before: 'the flights as they were',
  after: 'the flights as they are now',
  refund: 'the sum that comes back',
  sentBy: 'the day by which it is sent',
  paid: 'the sum paid',
  withheld: 'the sum withheld',
  withheldWhole: 'the whole sum, where nothing comes back',
  unpaid: 'the sum that nobody has paid; only when that is certain',
  stay: 'address, phone, hours, nights, room and party of the stay',
  guests: 'the guests',
  terms: 'what cancelling costs, or what the fare gives',
  payment: 'who pays what, and where',
  levies: 'what the hotel takes on arrival beside the price',
  reason: 'who cancelled it, and why',
  replacedBy: 'the order in its place',
  demand: 'what the hotel may demand of a guest who was to pay there',
  flights: 'each flight with cities, airports, local times, duration and what must be known',
  travellers: 'who flies',
  returnedPart: 'who gives back which flights',
  withheldLines: 'what is withheld, by parts of the price',
} as const;
export type FactName = keyof typeof orderFacts;
