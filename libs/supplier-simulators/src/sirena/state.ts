import {
  surnameBehaviour,
  type FlightWorld,
  type SupplyFare,
  type SupplyOffer,
  type SurnameBehaviour,
} from '@karvon/sandbox-world';
import { createFlightWorlds } from '../flight-worlds';
import type { Element } from '../xml';

export interface SirenaSimulatorOptions {
  /** Any text: another seed is another world. */
  seed: string;
  now: () => Date;
  /** The currency of the contract. */
  currency: 'RUB' | 'USD' | 'EUR' | 'UZS';
}

export interface StoredOrder {
  regnum: string;
  supply: SupplyOffer;
  fare: SupplyFare;
  /** The passengers as in the request. */
  passengers: Element[];
  remarks: string[];
  createdAt: Date;
  changedAt: Date;
  payBy: Date;
  /** Some seats are on a waiting list only. */
  waitlisted: boolean;
  paidAt: Date | null;
  cancelledAt: Date | null;
  tickets: { number: string; at: Date }[];
}

/** The simulator's memory, which ends with the process. */
export interface SirenaState extends SirenaSimulatorOptions {
  worldFrom(origin: string): FlightWorld;
  /** Fares that were shown, by their flights, classes, brands and passengers: the protocol has no offer ids. */
  shown: Map<string, { supplyId: string; fareId: SupplyFare['id']; origin: string }>;
  /** Fares by the number with which their rules are requested. */
  rules: { supplyId: string; fareId: SupplyFare['id']; origin: string }[];
  orders: Map<string, StoredOrder>;
  raised: Map<string, number>;
  count: number;
}

export const createState = (options: SirenaSimulatorOptions): SirenaState => ({
  ...options,
  worldFrom: createFlightWorlds(options),
  shown: new Map(),
  rules: [],
  orders: new Map(),
  raised: new Map(),
  count: 0,
});

/** A refusal of the simulator, which handlers throw. Codes that no public document names are assumed. */
export class SirenaError extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

/** The behaviours that the surnames of an order's passengers provoke. */
export const behavioursOf = (passengers: readonly Element[]): Set<SurnameBehaviour> =>
  new Set(passengers.flatMap(({ lastname }) => surnameBehaviour(String(lastname)) ?? []));

/** A moment as 'HH:mm dd.MM.yyyy' in UTC. */
export function instantText(at: Date): string {
  const text = at.toISOString();
  return `${text.slice(11, 16)} ${text.slice(0, 10).split('-').reverse().join('.')}`;
}

export const decimal = (minor: number): string => (minor / 100).toFixed(2);
