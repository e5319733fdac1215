import { z } from 'zod';
import type { Edition } from '@karvon/edition';
import { exchangeRate, supplierList, type ListedSupplier } from './supplier-list';
import { listOf, listOfHosts, origin } from './values';

const names = ['sandbox', 'acase'] as const;
export type HotelSupplierName = (typeof names)[number];

/** The variables of suppliers of rooms; a supplier without its password is not used. */
export const hotelSupplierVariables = z.object({
  HOTEL_SUPPLIERS: supplierList(names).default([{ name: 'sandbox', markUp: 0 }]),
  HOTEL_PHOTO_HOSTS: listOfHosts.default(['images.acase.ru']),
  ACASE_URL: origin.default('https://www.acase.ru'),
  ACASE_BUYER: z.string().max(100).default(''),
  ACASE_USER: z.string().max(100).default(''),
  ACASE_PASSWORD: z.string().max(200).default(''),
  ACASE_CURRENCY: z.enum(['RUB', 'USD', 'EUR']).default('RUB'),
  ACASE_RATE: exchangeRate.optional(),
  ACASE_COUNTRIES: listOf(z.string().regex(/^[A-Z]{2}$/)).default([
    'RU',
    'UZ',
    'KZ',
    'KG',
    'TJ',
    'BY',
    'AM',
    'AZ',
    'GE',
  ]),
});
type Variables = z.infer<typeof hotelSupplierVariables>;

export interface HotelSupplierConfig {
  /** The suppliers in use, the preferred first. */
  listed: ListedSupplier<HotelSupplierName>[];
  /** Suppliers that are listed but not configured. */
  absent: HotelSupplierName[];
  /** The hosts whose photographs are shown. */
  photoHosts: string[];
  acase: {
    account: {
      baseUrl: string;
      buyerId: string;
      userId: string;
      password: string;
      timeouts: { read: number; write: number };
    };
    /** The account's currency and the agency's rate for it in millionths; null when it is the edition's currency. */
    currency: 'RUB' | 'USD' | 'EUR';
    rate: number | null;
    /** Whose hotels are sold: ISO 3166-1 alpha-2. */
    countries: string[];
  };
}

/** What a supplier cannot be used without. */
const needed: Record<HotelSupplierName, readonly (keyof Variables)[]> = {
  sandbox: [],
  acase: ['ACASE_BUYER', 'ACASE_PASSWORD'],
};
const isThere = (read: Variables, name: HotelSupplierName): boolean =>
  needed[name].every((variable) => read[variable] !== '');

/** The suppliers of rooms by name. */
export const hotelSuppliersIn = (read: Variables): string[] =>
  read.HOTEL_SUPPLIERS.map(({ name }) => name).filter((name) => isThere(read, name));

export function hotelSupplierConfigOf(read: Variables): HotelSupplierConfig {
  return {
    listed: read.HOTEL_SUPPLIERS.filter(({ name }) => isThere(read, name)),
    absent: read.HOTEL_SUPPLIERS.map(({ name }) => name).filter((name) => !isThere(read, name)),
    photoHosts: read.HOTEL_PHOTO_HOSTS,
    acase: {
      account: {
        baseUrl: read.ACASE_URL,
        buyerId: read.ACASE_BUYER,
        userId: read.ACASE_USER,
        password: read.ACASE_PASSWORD,
        timeouts: { read: 20_000, write: 60_000 },
      },
      currency: read.ACASE_CURRENCY,
      rate: read.ACASE_RATE ?? null,
      countries: read.ACASE_COUNTRIES,
    },
  };
}

/** What is wrong with the combination of variables; null when it is valid. */
export function hotelSupplierIssue(
  read: Variables,
  { currency }: Pick<Edition, 'currency'>,
): { path: keyof Variables; message: string } | null {
  const sold = hotelSuppliersIn(read);
  if (sold.length === 0)
    return { path: 'HOTEL_SUPPLIERS', message: 'nobody would sell: a password is missing' };
  if (sold.includes('acase') && read.ACASE_CURRENCY !== currency && !read.ACASE_RATE)
    return { path: 'ACASE_RATE', message: `needed: ${currency} for one ${read.ACASE_CURRENCY}` };
  return null;
}
