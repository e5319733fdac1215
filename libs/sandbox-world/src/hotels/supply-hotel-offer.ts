import type { HotelBeds } from '@karvon/contract';
import type { SupplyCurrency } from '../basics/currency';
import type { Bilingual } from './hotel-city';

export type MealPlan = 'none' | 'breakfast' | 'half-board' | 'full-board' | 'all-inclusive';

/** Integer minor units. */
export interface SupplyAmount {
  readonly amount: number;
  readonly currency: SupplyCurrency;
}

/** Local time of the hotel with its offset, '2026-12-01T18:00:00+05:00'. */
export type HotelMoment = string;

export interface SupplyCancellation {
  /** Cancelling is free until then; null when it is not free, or no longer. */
  readonly freeUntil: HotelMoment | null;
  /** In order of time; a first step with a null `from` applies from the booking on. */
  readonly steps: readonly { readonly from: HotelMoment | null; readonly penalty: SupplyAmount }[];
}

/** Rooms of one kind at a tariff, for the whole party and stay. */
export interface SupplyHotelOffer {
  readonly id: string;
  readonly hotel: string;
  readonly room: string;
  readonly rate: string;
  readonly rateName: Bilingual;
  readonly meal: MealPlan;
  readonly beds: HotelBeds | undefined;
  /** How many such rooms the party takes. */
  readonly rooms: number;
  readonly total: SupplyAmount;
  /** The total, night by night. */
  readonly nights: readonly SupplyAmount[];
  /** What the hotel charges on arrival. */
  readonly paidAtHotel: readonly {
    readonly kind: 'tourist-tax' | 'tourist-levy';
    readonly amount: SupplyAmount;
  }[];
  readonly whereToPay: 'now' | 'at-hotel';
  readonly availability: 'free-sale' | 'on-request' | 'waiting-list';
  readonly roomsLeft: number | null;
  readonly extraBeds: number;
  /** What the extra beds cost, a part of the total. */
  readonly extraBedsTotal: SupplyAmount;
  readonly cancellation: SupplyCancellation;
  readonly freeNights: { readonly stay: number; readonly pay: number } | null;
  readonly guestRules: { readonly allNames: boolean; readonly citizenship: boolean };
}
