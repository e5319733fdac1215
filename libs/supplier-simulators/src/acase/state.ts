import {
  createHotelWorld,
  type HotelWorld,
  type SupplyHotelOffer,
  type Hotel,
  type GuestBehaviour,
} from '@karvon/sandbox-world';
import type { Fault } from '../faults';
import type { FormRequest } from './form-format';

export interface AcaseSimulatorOptions {
  /** Any text: another seed is another world. */
  seed: string;
  now: () => Date;
  /** The currency of all sums. */
  currency: 'RUB' | 'USD' | 'EUR';
  account: { buyerId: string; userId: string; password: string };
  /** The address of hotels' pictures; '' for none. */
  pictures: string;
}

export interface StoredAccommodation {
  hotel: Hotel;
  offer: SupplyHotelOffer;
  arrival: string;
  departure: string;
  rooms: number;
  guests: string;
  persons: StoredPerson[];
  /** The guests' wishes. */
  info: string;
}

export interface StoredPerson {
  LastName: string;
  FirstName: string;
  /** A code of the ClientCategoryList. */
  category: string;
}

/** A requested change of guests and wishes. */
export interface StoredAmendment {
  requestedAt: Date;
  behaviour: GuestBehaviour | null;
  persons: StoredPerson[];
  info: string;
}

export interface StoredOrder {
  id: number;
  reference: string;
  registeredAt: Date;
  price: number;
  behaviour: GuestBehaviour | null;
  accommodation: StoredAccommodation;
  cancelledAt: Date | null;
  penalty: number;
  voucherRequestedAt: Date | null;
  /** The latest change, and how many were requested. */
  amendment: StoredAmendment | null;
  changes: number;
}

/** The simulator's memory, which ends with the process. */
export interface AcaseState extends AcaseSimulatorOptions {
  orders: Map<number, StoredOrder>;
  world(): HotelWorld;
}

export const createState = (options: AcaseSimulatorOptions): AcaseState => ({
  ...options,
  orders: new Map(),
  world: () => createHotelWorld({ seed: options.seed, now: options.now() }),
});

/** A request with the fault that is active for it. */
export interface AcaseCall extends FormRequest {
  lang: 'ru' | 'uz';
  fault: Fault | null;
  signal: AbortSignal;
}

/** The protocol's `<Error>`. Only code 9998 is known; the others are assumed. */
export class AcaseError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}
export const accessDenied = () => new AcaseError(9998, 'Доступ запрещен !');
export const badRequest = (what: string) => new AcaseError(1001, `Неверное значение: ${what}`);
export const notFound = (what: string) => new AcaseError(1002, `Не найдено: ${what}`);
export const noRooms = () => new AcaseError(2001, 'Нет свободных номеров');
export const refused = () => new AcaseError(2002, 'Отказано');
