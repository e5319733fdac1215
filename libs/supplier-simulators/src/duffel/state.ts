import {
  surnameBehaviour,
  type FlightWorld,
  type SupplyFare,
  type SupplyOffer,
  type SurnameBehaviour,
} from '@karvon/sandbox-world';
import { createFlightWorlds } from '../flight-worlds';
import type { OfferPassenger } from './offer-json';

export interface SimulatorOptions {
  /** Any text: another seed is another world. */
  seed: string;
  now: () => Date;
  /** The currency of all sums: a Duffel account has one. */
  currency: 'USD' | 'EUR' | 'RUB' | 'UZS';
  /** The bearer token that is accepted. */
  token: string;
  /** The address of events, which are signed with the secret; null: no events. */
  webhook: { url: string; secret: string } | null;
}

export interface StoredOffer {
  id: string;
  requestId: string;
  supplyId: string;
  fareId: SupplyFare['id'];
  passengers: OfferPassenger[];
  createdAt: Date;
}

export interface OrderPassengerInput {
  id: string;
  family_name: string;
  given_name: string;
  [field: string]: unknown;
}

export const flightChanges = ['flight-cancelled', 'flight-delayed', 'flight-moved'] as const;
export type FlightChange = (typeof flightChanges)[number];

/** A bag or a seat of an order. */
export interface StoredService {
  id: string;
  type: 'baggage' | 'seat';
  passengerId: string;
  segmentIds: string[];
  quantity: number;
  /** The price of one piece, in cents. */
  price: number;
  metadata: Record<string, unknown>;
  /** A seat of a certain flight, which is sold once; null for a bag. */
  seat: string | null;
}

export interface StoredOrder {
  id: string;
  reference: string;
  type: 'instant' | 'hold';
  offer: StoredOffer;
  supply: SupplyOffer;
  fare: SupplyFare;
  passengers: OrderPassengerInput[];
  metadata: Record<string, string>;
  createdAt: Date;
  payBy: Date | null;
  paidAt: Date | null;
  cancelledAt: Date | null;
  /** The airline's change of the flights after the sale, besides changes that surnames provoke. */
  change: { kind: FlightChange; at: Date } | null;
  /** When the airline's change was accepted. */
  changeAcceptedAt: Date | null;
  /** Bags and seats that were bought besides the fare. */
  services: StoredService[];
  documents: { unique_identifier: string; passenger_id: string; at: Date }[];
}

export interface StoredCancellation {
  id: string;
  orderId: string;
  refund: number | null;
  refundTo: 'balance' | 'awaiting_payment';
  createdAt: Date;
  expiresAt: Date;
  confirmedAt: Date | null;
}

export interface StoredChangeOffer {
  id: string;
  orderId: string;
  supply: SupplyOffer;
  fare: SupplyFare;
  /** The indexes of the replaced slices. */
  places: number[];
  penalty: number;
  /** Negative for a refund. */
  total: number;
  expiresAt: Date;
  changeId: string | null;
  confirmedAt: Date | null;
}

export interface Batches {
  id: string;
  batches: StoredOffer[][];
  next: number;
  createdAt: Date;
  waitMs: number;
  /** 'fails': batches after the first one; 'never': no batch ever comes. */
  behaviour: 'fails' | 'never' | null;
}

/** The simulator's memory, which ends with the process. */
export interface DuffelState extends SimulatorOptions {
  offers: Map<string, StoredOffer>;
  requests: Map<string, Batches>;
  bookedRequests: Set<string>;
  orders: Map<string, StoredOrder>;
  cancellations: Map<string, StoredCancellation>;
  changeOffers: Map<string, StoredChangeOffer>;
  raised: Map<string, number>;
  /** The later outcome of orders that get 202. */
  orders202: 'off' | 'succeed' | 'fail';
  count: number;
  worldFrom(origin: string): FlightWorld;
}

export function createState(options: SimulatorOptions): DuffelState {
  return {
    ...options,
    offers: new Map(),
    requests: new Map(),
    bookedRequests: new Set(),
    orders: new Map(),
    cancellations: new Map(),
    changeOffers: new Map(),
    raised: new Map(),
    orders202: 'off',
    count: 0,
    worldFrom: createFlightWorlds(options),
  };
}

/** The behaviours that the surnames of an order's passengers provoke. */
export const behavioursOf = (
  passengers: readonly { family_name: string }[],
): Set<SurnameBehaviour> =>
  new Set(passengers.flatMap(({ family_name: name }) => surnameBehaviour(name) ?? []));
