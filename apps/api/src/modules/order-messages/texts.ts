import type { Locale } from '@karvon/contract';

/** The texts about an order of each kind. */
export const orderEvents = {
  air: [
    'booked',
    'reminder',
    'paid',
    'ready',
    'cancelled',
    'lapsed',
    'claim-received',
    'refund-accepted',
    'refunded',
    'part-refunded',
    'claim-declined',
    'issue-error',
    'not-booked',
    'flight-cancelled',
    'flight-changed',
    'exchange-offered',
    'exchange-declined',
    'exchange-expired',
    'exchange-refunded',
    'extras-done',
    'extras-declined',
    'late-order',
    'late-extras',
    'late-exchange',
  ],
  hotel: [
    'requested',
    'refused',
    'no-answer',
    'room-gone',
    'booked',
    'reminder',
    'paid',
    'ready',
    'change-confirmed',
    'change-refused',
    'cancelled',
    'lapsed',
    'refunded',
    'late-order',
  ],
} as const;
export type OrderKind = keyof typeof orderEvents;
export type OrderEvent<Kind extends OrderKind = OrderKind> = (typeof orderEvents)[Kind][number];

/** The facts that texts may name, in the order's language. A line with an empty fact is left out; a fact may have several lines. */
export const factNames = [
  'number',
  // The booking reference at the carrier, or the hotel's own confirmation.
  'reference',
  // 'Ташкент — Москва, 10 декабря 2026 г.', or the hotel and its days.
  'trip',
  // The amount paid or to be paid with money.
  'sum',
  // The points that paid a part, or that were returned.
  'points',
  // The moment until which the order must be paid.
  'payBefore',
  // The moment until which the hotel says whether it has a room.
  'answerBy',
  // Changed flights as they were and as they are now, as in `flights`.
  'before',
  'after',
  // The refunded amount.
  'refund',
  // The day on which the refund is sent at the latest.
  'sentBy',
  // What was paid, and what of it is kept.
  'paid',
  'withheld',
  // The kept amount, where nothing comes back.
  'withheldWhole',
  // The amount of an order that nobody has paid, once it is certain that no money came.
  'unpaid',
  // Address, hours, rooms and guests of a stay, a line each; what cancelling it costs, or what a fare gives; who pays what.
  'stay',
  'guests',
  'terms',
  'payment',
  // What the hotel takes on arrival beside the price.
  'levies',
  // Why a stay was cancelled, and the order that stands in its place.
  'reason',
  'replacedBy',
  // What the hotel may demand of a guest who was to pay there.
  'demand',
  // Each flight with airports and local times; who flies.
  'flights',
  'travellers',
  // Who gives back which flights; what is kept, a line for each part of the price.
  'returnedPart',
  'withheldLines',
] as const;
export type FactName = (typeof factNames)[number];

export interface OrderText {
  subject: string;
  /** An empty line begins a paragraph. */
  lines: readonly string[];
  /** The SMS, in one part. Only events after a payment have one, so nobody can make us write to a stranger's phone. */
  sms?: string;
}

export type Texts = {
  [Kind in OrderKind]: Record<Locale, Record<OrderEvent<Kind>, OrderText>>;
};
