import type { z } from 'zod';
import {
  airSupplierConfigOf,
  airSupplierIssue,
  airSuppliersIn,
  airSupplierVariables,
  type AirSupplierConfig,
} from './air-suppliers';
import {
  hotelSupplierConfigOf,
  hotelSupplierIssue,
  hotelSuppliersIn,
  hotelSupplierVariables,
  type HotelSupplierConfig,
} from './hotel-suppliers';

/** The variables of suppliers. */
export const supplierVariables = airSupplierVariables.extend(hotelSupplierVariables.shape);
type Variables = z.infer<typeof supplierVariables>;

export interface SupplierConfig {
  /** The suppliers of flights and their settings. */
  airSuppliers: AirSupplierConfig;
  /** The suppliers of rooms and their settings. */
  hotelSuppliers: HotelSupplierConfig;
}

export const supplierConfigOf = (read: Variables): SupplierConfig => ({
  airSuppliers: airSupplierConfigOf(read),
  hotelSuppliers: hotelSupplierConfigOf(read),
});

/** The suppliers by name. */
export const suppliersIn = (read: Variables) => ({
  flights: airSuppliersIn(read).join('+'),
  hotels: hotelSuppliersIn(read).join('+'),
});

/** What may be wrong with the combination of variables, by the list of suppliers it is about. */
export const supplierChecks = [
  ['AIR_SUPPLIERS', airSupplierIssue],
  ['HOTEL_SUPPLIERS', hotelSupplierIssue],
] as const;
