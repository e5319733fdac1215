import type { PlainDate } from '@karvon/calendar';
import type { Cabin, Travellers } from '@karvon/contract';
import type { ObservedLine } from './tables';

/** A trip by its days; `back` is null one way. */
export interface Trip {
  out: PlainDate;
  back: PlainDate | null;
}

/** A query for prices without its days. */
export interface PriceRoute {
  origin: string;
  destination: string;
  cabin: Cabin;
  /** Nonstop flights only. */
  direct: boolean;
  /** True: itineraries with self-transfers count too. */
  selfTransfers: boolean;
  travellers: Travellers;
}

/** A flight of a journey of several after the first one. */
export interface OnwardFlight {
  origin: string;
  destination: string;
  out: PlainDate;
}

/** A search that has ended, and whose prices are stored. */
export type StoredSearch = Trip &
  Omit<PriceRoute, 'direct' | 'selfTransfers'> & {
    /** The flights after the first one; empty there, and there and back. */
    onward: readonly OnwardFlight[];
  };

/** The lowest price of a trip at some moment; null lines: nothing was sold. */
export interface Observation extends Trip {
  travellers: Travellers;
  lines: ObservedLine[] | null;
  source: 'search' | 'supplier';
  observedAt: Date;
}

export const tripKey = ({ out, back }: Trip): string => `${out}/${back ?? ''}`;

export const sameTravellers = (a: Travellers, b: Travellers): boolean =>
  a.adult === b.adult && a.child === b.child && a.baby === b.baby;
