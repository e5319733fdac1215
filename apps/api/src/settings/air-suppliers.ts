import { z } from 'zod';
import type { Edition } from '@karvon/edition';
import { exchangeRate, supplierList, type ListedSupplier } from './supplier-list';
import { listOfHosts, origin } from './values';

const names = ['sandbox', 'duffel'] as const;
export type AirSupplierName = (typeof names)[number];

/** The variables of suppliers of flights; a supplier without its token is not used. */
export const airSupplierVariables = z.object({
  AIR_SUPPLIERS: supplierList(names).default([{ name: 'sandbox', markUp: 0 }]),
  AIR_LOGO_HOSTS: listOfHosts.default(['assets.duffel.com']),
  DUFFEL_URL: origin.default('https://api.duffel.com'),
  DUFFEL_TOKEN: z.string().max(200).default(''),
  DUFFEL_WEBHOOK_SECRET: z.string().max(200).default(''),
  DUFFEL_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('USD'),
  DUFFEL_RATE: exchangeRate.optional(),
});
type Variables = z.infer<typeof airSupplierVariables>;

export interface AirSupplierConfig {
  /** The suppliers that are used, the preferred first. */
  listed: ListedSupplier<AirSupplierName>[];
  /** Suppliers that are listed but not configured. */
  absent: AirSupplierName[];
  /** The hosts whose logos of airlines are shown. */
  logoHosts: string[];
  duffel: {
    baseUrl: string;
    token: string;
    webhookSecret: string;
    timeouts: { read: number; write: number };
    /** The account's currency and the agency's rate for it in millionths; null when it is the edition's currency. */
    currency: string;
    rate: number | null;
  };
}

/** What a supplier cannot be used without. */
const needed: Record<AirSupplierName, readonly (keyof Variables)[]> = {
  sandbox: [],
  duffel: ['DUFFEL_TOKEN'],
};
const isThere = (read: Variables, name: AirSupplierName): boolean =>
  needed[name].every((variable) => read[variable] !== '');

/** Names of the suppliers of flights. */
export const airSuppliersIn = (read: Variables): string[] =>
  read.AIR_SUPPLIERS.map(({ name }) => name).filter((name) => isThere(read, name));

export function airSupplierConfigOf(read: Variables): AirSupplierConfig {
  const listed = read.AIR_SUPPLIERS.filter(({ name }) => isThere(read, name));
  return {
    listed,
    absent: read.AIR_SUPPLIERS.map(({ name }) => name).filter((name) => !isThere(read, name)),
    logoHosts: read.AIR_LOGO_HOSTS,
    duffel: {
      baseUrl: read.DUFFEL_URL,
      token: read.DUFFEL_TOKEN,
      webhookSecret: read.DUFFEL_WEBHOOK_SECRET,
      // An airline may take long to book; Duffel itself ends a search sooner.
      timeouts: { read: 20_000, write: 60_000 },
      currency: read.DUFFEL_CURRENCY,
      rate: read.DUFFEL_RATE ?? null,
    },
  };
}

/** What is wrong with the combination of variables; null when it is valid. */
export function airSupplierIssue(
  read: Variables,
  { currency }: Pick<Edition, 'currency'>,
): { path: keyof Variables; message: string } | null {
  const sold = airSuppliersIn(read);
  if (sold.length === 0)
    return { path: 'AIR_SUPPLIERS', message: 'nobody would sell: a token is missing' };
  if (sold.includes('duffel') && read.DUFFEL_CURRENCY !== currency && !read.DUFFEL_RATE)
    return {
      path: 'DUFFEL_RATE',
      message: `needed: ${currency} for one ${read.DUFFEL_CURRENCY}`,
    };
  return null;
}
