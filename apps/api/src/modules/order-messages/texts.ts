import type { Locale } from '@karvon/contract';

/** The texts about an order of each kind. */
export const orderEvents = {
  air: [
    'booked',
    'reminder',
    'paid',
    'ready',
    'cancelled',
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
    'refunded',
    'late-order',
  ],
} as const;
export type OrderKind = keyof typeof orderEvents;
export type OrderEvent<Kind extends OrderKind = OrderKind> = (typeof orderEvents)[Kind][number];

/** The facts that texts may name, in the order's language. A line with an empty fact is left out. */
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
  // Changed flights as they were and as they are now: 'HY 601, 10 декабря 2026 г., 10:30–13:05'.
  'before',
  'after',
  // The refunded amount.
  'refund',
] as const;
export type FactName = (typeof factNames)[number];

export interface OrderText {
  subject: string;
  lines: readonly string[];
  /** The SMS, in one part. Only events after a payment have one, so nobody can make us write to a stranger's phone. */
  sms?: string;
}

export type Texts = {
  [Kind in OrderKind]: Record<Locale, Record<OrderEvent<Kind>, OrderText>>;
};
