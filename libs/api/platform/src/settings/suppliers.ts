import type { z } from 'zod';
import {
  airSupplierConfigOf,
  airSuppliers,
  airSupplierVariables,
  type AirSupplierConfig,
} from './air-suppliers';
import {
  hotelSupplierConfigOf,
  hotelSuppliers,
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

const namesOf = ({ listed }: { listed: readonly { name: string }[] }) =>
  listed.map(({ name }) => name).join('+');

/** The suppliers by name. */
export const suppliersIn = (read: Variables) => ({
  flights: namesOf(airSuppliers.choose(read)),
  hotels: namesOf(hotelSuppliers.choose(read)),
});

/** Possible mistakes in the combination of variables, by the list of suppliers. */
export const supplierChecks = [
  ['AIR_SUPPLIERS', airSuppliers.issue],
  ['HOTEL_SUPPLIERS', hotelSuppliers.issue],
] as const;
