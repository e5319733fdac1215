import type { PlainDate } from '@karvon/calendar';
import type { Cabin, Travellers } from '@karvon/contract';
import type { ObservedLine } from './tables';

/** The days of a trip; `back` is null for one way. */
export interface Trip {
  out: PlainDate;
  back: PlainDate | null;
}

/** A query for prices, without its days. */
export interface PriceRoute {
  origin: string;
  destination: string;
  cabin: Cabin;
  /** Nonstop flights only. */
  direct: boolean;
  /** Whether itineraries with self-transfers count too. */
  selfTransfers: boolean;
  travellers: Travellers;
}

/** A flight after the first one in a journey of several flights. */
export interface OnwardFlight {
  origin: string;
  destination: string;
  out: PlainDate;
}

/** A complete search whose prices are stored. */
export type StoredSearch = Trip &
  Omit<PriceRoute, 'direct' | 'selfTransfers'> & {
    /** The flights after the first one; empty for one way and for a round trip. */
    onward: readonly OnwardFlight[];
  };

/** The lowest price of a trip at a moment; null lines: no seats were sold. */
export interface Observation extends Trip {
  travellers: Travellers;
  lines: ObservedLine[] | null;
  source: 'search' | 'supplier';
  observedAt: Date;
}

export const tripKey = ({ out, back }: Trip): string => `${out}/${back ?? ''}`;

export const sameTravellers = (a: Travellers, b: Travellers): boolean =>
  a.adult === b.adult && a.child === b.child && a.baby === b.baby;
