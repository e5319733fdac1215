import { z } from 'zod';
import {
  createSupplierChoice,
  exchangeRate,
  supplierList,
  type ListedSupplier,
} from './supplier-list';
import { listOf, listOfHosts, origin } from './values';

const names = ['sandbox', 'acase', 'etg'] as const;
export type HotelSupplierName = (typeof names)[number];

/** The country whose hotels are sold: ISO 3166-1 alpha-2. */
const countryList = listOf(
  z.string().regex(/^[A-Z]{2}$/, 'must be countries of two letters, as in UZ,RU'),
).default(['RU', 'UZ', 'KZ', 'KG', 'TJ', 'BY', 'AM', 'AZ', 'GE']);

/** The variables of suppliers of rooms; a supplier without its password is not used. */
export const hotelSupplierVariables = z.object({
  HOTEL_SUPPLIERS: supplierList(names).default([{ name: 'sandbox', markUp: 0 }]),
  HOTEL_PHOTO_HOSTS: listOfHosts.default(['images.acase.ru', 'cdn.worldota.net']),
  ACASE_URL: origin.default('https://www.acase.ru'),
  ACASE_BUYER: z.string().max(100).default(''),
  ACASE_USER: z.string().max(100).default(''),
  ACASE_PASSWORD: z.string().max(200).default(''),
  ACASE_NOTIFIER: z.string().max(100).default('Academservice'),
  ACASE_NOTIFIER_PASSWORD: z.string().max(200).default(''),
  ACASE_CURRENCY: z.enum(['RUB', 'USD', 'EUR']).default('RUB'),
  ACASE_RATE: exchangeRate.optional(),
  ACASE_COUNTRIES: countryList,
  ETG_URL: origin.default('https://api.worldota.net'),
  ETG_KEY_ID: z.string().max(100).default(''),
  ETG_KEY: z.string().max(200).default(''),
  ETG_CURRENCY: z.enum(['RUB', 'USD', 'EUR', 'UZS']).default('USD'),
  ETG_RATE: exchangeRate.optional(),
  ETG_COUNTRIES: countryList,
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
    /** The credentials of notifications about orders; without a password none is accepted. */
    notifier: { id: string; password: string };
    /** The account's currency and the agency's rate for it in millionths; null when it is the edition's currency. */
    currency: 'RUB' | 'USD' | 'EUR';
    rate: number | null;
    /** The country whose hotels are sold: ISO 3166-1 alpha-2. */
    countries: string[];
  };
  etg: {
    account: {
      baseUrl: string;
      keyId: string;
      key: string;
      timeouts: { read: number; write: number };
    };
    currency: 'RUB' | 'USD' | 'EUR' | 'UZS';
    rate: number | null;
    countries: string[];
  };
}

/** Which suppliers of rooms are used. */
export const hotelSuppliers = createSupplierChoice<HotelSupplierName, keyof Variables>({
  list: 'HOTEL_SUPPLIERS',
  needed: {
    sandbox: [],
    acase: ['ACASE_BUYER', 'ACASE_USER', 'ACASE_PASSWORD'],
    etg: ['ETG_KEY_ID', 'ETG_KEY'],
  },
  accounts: {
    acase: { currency: 'ACASE_CURRENCY', rate: 'ACASE_RATE' },
    etg: { currency: 'ETG_CURRENCY', rate: 'ETG_RATE' },
  },
});

export function hotelSupplierConfigOf(read: Variables): HotelSupplierConfig {
  return {
    ...hotelSuppliers.choose(read),
    photoHosts: read.HOTEL_PHOTO_HOSTS,
    acase: {
      account: {
        baseUrl: read.ACASE_URL,
        buyerId: read.ACASE_BUYER,
        userId: read.ACASE_USER,
        password: read.ACASE_PASSWORD,
        timeouts: { read: 20_000, write: 60_000 },
      },
      notifier: { id: read.ACASE_NOTIFIER, password: read.ACASE_NOTIFIER_PASSWORD },
      currency: read.ACASE_CURRENCY,
      rate: read.ACASE_RATE ?? null,
      countries: read.ACASE_COUNTRIES,
    },
    etg: {
      account: {
        baseUrl: read.ETG_URL,
        keyId: read.ETG_KEY_ID,
        key: read.ETG_KEY,
        timeouts: { read: 20_000, write: 60_000 },
      },
      currency: read.ETG_CURRENCY,
      rate: read.ETG_RATE ?? null,
      countries: read.ETG_COUNTRIES,
    },
  };
}
