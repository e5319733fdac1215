import {
  createHotelWorld,
  type GuestBehaviour,
  type Hotel,
  type HotelWorld,
  type Stay,
  type SupplyHotelOffer,
} from '@karvon/sandbox-world';
import type { Fault } from '../faults';
import type { SimulatedResponse } from '../serve';

export interface EtgSimulatorOptions {
  /** Any text: another seed is another world. */
  seed: string;
  now: () => Date;
  /** The currency of the contract. */
  currency: 'RUB' | 'USD' | 'EUR' | 'UZS';
  account: { keyId: string; key: string };
  /** The address of hotels' pictures; '' for none. */
  pictures: string;
}

export interface PartyRoom {
  adults: number;
  children: number[];
}

/** The rate behind a hash. */
export interface StoredRate {
  hotel: Hotel;
  stay: Stay;
  party: PartyRoom[];
  offer: SupplyHotelOffer;
}

/** A booking under the partner's number, from its form on. */
export interface StoredOrder {
  id: number;
  partnerOrderId: string;
  rate: StoredRate;
  formedAt: Date;
  finishedAt: Date | null;
  guests: Record<string, unknown>[][];
  behaviour: GuestBehaviour | null;
  cancelledAt: Date | null;
  penalty: number;
  voucherRequestedAt: Date | null;
}

/** The simulator's memory, which ends with the process. */
export interface EtgState extends EtgSimulatorOptions {
  /** Rates by the hash of a hotel's page (`h-`) and of a prebooking (`p-`). */
  rates: Map<string, StoredRate>;
  orders: Map<string, StoredOrder>;
  world(): HotelWorld;
}

export const createState = (options: EtgSimulatorOptions): EtgState => ({
  ...options,
  rates: new Map(),
  orders: new Map(),
  world: () => createHotelWorld({ seed: options.seed, now: options.now() }),
});

export interface EtgCall {
  body: Record<string, unknown>;
  lang: 'ru' | 'uz';
  fault: Fault | null;
  signal: AbortSignal;
}

/** Null: the call is carried out, and the connection ends without a response. */
export type Act = (state: EtgState, call: EtgCall) => unknown;

/** An error by its documented name. */
export class EtgError extends Error {
  constructor(
    readonly code: string,
    readonly status = 200,
  ) {
    super(code);
  }

  get response(): SimulatedResponse {
    const { code, status } = this;
    return { status, body: { data: null, debug: null, error: code, status: 'error' } };
  }
}

/** The response for a booking in progress: the envelope itself has that status. */
export class Processing {
  constructor(readonly data: unknown) {}
}

/** A file instead of the envelope. */
export class Document {
  constructor(readonly text: string) {}
}

export const invalid = () => new EtgError('invalid_params', 400);
