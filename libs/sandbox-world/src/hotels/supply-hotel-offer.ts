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
  /** Until when cancelling is free; null when it is not, or no longer. */
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
  /** The price of each night; together they are the total. */
  readonly nights: readonly SupplyAmount[];
  /** The charges of the hotel on arrival. */
  readonly paidAtHotel: readonly {
    readonly kind: 'tourist-tax' | 'tourist-levy';
    readonly amount: SupplyAmount;
  }[];
  readonly whereToPay: 'now' | 'at-hotel';
  readonly availability: 'free-sale' | 'on-request' | 'waiting-list';
  readonly roomsLeft: number | null;
  readonly extraBeds: number;
  /** The price of the extra beds, a part of the total. */
  readonly extraBedsTotal: SupplyAmount;
  readonly cancellation: SupplyCancellation;
  readonly freeNights: { readonly stay: number; readonly pay: number } | null;
  readonly guestRules: { readonly allNames: boolean; readonly citizenship: boolean };
}
