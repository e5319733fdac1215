import { z } from 'zod';
import type { Edition } from '@karvon/edition';
import { origin } from './values';

const names = ['sandbox', 'duffel'] as const;
export type AirSupplierName = (typeof names)[number];

/** A supplier of the list. At an equal price the earlier one is chosen. */
export interface ListedAirSupplier {
  name: AirSupplierName;
  /** Added to the edition's service fee for what it sells, in basis points. */
  markUp: number;
}

/** 'duffel+2.5,sandbox': names with a mark-up in per cent, the preferred first. */
const list = z.string().transform((text, context): ListedAirSupplier[] => {
  const listed = text
    .split(',')
    .map((part) => /^(\w+)(?:\+(\d{1,2}(?:\.\d{1,2})?))?$/.exec(part.trim()));
  const known = listed.flatMap((match) => {
    const name = names.find((one) => one === match?.[1]);
    return name ? [{ name, markUp: Math.round(Number(match?.[2] ?? 0) * 100) }] : [];
  });
  const once = new Set(known.map(({ name }) => name)).size === known.length;
  if (known.length === listed.length && once) return known;
  context.addIssue({
    code: 'custom',
    message: `a list of ${names.join(', ')}, each once, with a mark-up as in duffel+2.5`,
  });
  return z.NEVER;
});

const RATE_DIGITS = 6;
/** '12650.5': millionths of the edition's currency for one unit of the supplier's. */
const rate = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,6})?$/)
  .transform((text) => {
    const [whole = '', part = ''] = text.split('.');
    return Number(whole + part.padEnd(RATE_DIGITS, '0'));
  })
  .refine((value) => value > 0);

/** The variables of suppliers of flights; a supplier without its token is not used. */
export const airSupplierVariables = z.object({
  AIR_SUPPLIERS: list.default([{ name: 'sandbox', markUp: 0 }]),
  DUFFEL_URL: origin.default('https://api.duffel.com'),
  DUFFEL_TOKEN: z.string().max(200).default(''),
  DUFFEL_WEBHOOK_SECRET: z.string().max(200).default(''),
  DUFFEL_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('USD'),
  DUFFEL_RATE: rate.optional(),
});
type Variables = z.infer<typeof airSupplierVariables>;

export interface AirSupplierConfig {
  /** The suppliers that are used, the preferred first. */
  listed: ListedAirSupplier[];
  /** Suppliers that are listed but not configured. */
  absent: AirSupplierName[];
  duffel: {
    baseUrl: string;
    token: string;
    webhookSecret: string;
    timeouts: { read: number; write: number };
    /** The account's currency, and the agency's own rate for it in millionths; null: the edition's currency itself. */
    currency: string;
    rate: number | null;
  };
}

const isThere = (read: Variables, name: AirSupplierName): boolean =>
  name === 'sandbox' || read.DUFFEL_TOKEN !== '';

/** Names of the suppliers of flights. */
export const airSuppliersIn = (read: Variables): string[] =>
  read.AIR_SUPPLIERS.map(({ name }) => name).filter((name) => isThere(read, name));

export function airSupplierConfigOf(read: Variables): AirSupplierConfig {
  const listed = read.AIR_SUPPLIERS.filter(({ name }) => isThere(read, name));
  return {
    listed,
    absent: read.AIR_SUPPLIERS.map(({ name }) => name).filter((name) => !isThere(read, name)),
    duffel: {
      baseUrl: read.DUFFEL_URL,
      token: read.DUFFEL_TOKEN,
      webhookSecret: read.DUFFEL_WEBHOOK_SECRET,
      // An airline may take its time over a booking; Duffel itself ends a search sooner.
      timeouts: { read: 20_000, write: 60_000 },
      currency: read.DUFFEL_CURRENCY,
      rate: read.DUFFEL_RATE ?? null,
    },
  };
}

/** What is wrong with the variables together; null: nothing. */
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
