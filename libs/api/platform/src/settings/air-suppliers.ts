import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { wholeNumber } from '@karvon/processes';
import {
  createSupplierChoice,
  exchangeRate,
  supplierList,
  type ListedSupplier,
} from './supplier-list';
import { currencyCode, listOfHosts, origin } from './values';

const names = ['sandbox', 'duffel', 'sirena'] as const;
export type AirSupplierName = (typeof names)[number];

const hostAndPort = z
  .string()
  .regex(/^([a-z0-9.-]+:\d{1,5})?$/, 'must be host:port')
  .transform((text) => {
    const [host = '', port] = text.split(':');
    return text === '' ? null : { host, port: Number(port) };
  });

/** A key as in a PEM file, or its base64 alone in one line, which is easier to put into an environment. */
const keyOf = (read: (der: Buffer, type: 'pkcs8' | 'pkcs1' | 'spki') => KeyObject) =>
  z.string().transform((text, context) => {
    const letters = text.replaceAll(/-----[A-Z ]+-----|\\n|\s/g, '');
    if (letters === '') return null;
    const der = Buffer.from(letters, 'base64');
    for (const type of ['pkcs8', 'spki', 'pkcs1'] as const)
      try {
        return read(der, type);
      } catch {
        // The key is not in this format.
      }
    context.addIssue({
      code: 'custom',
      message: 'must be a key in PEM, or its letters in one line',
    });
    return z.NEVER;
  });
const privateKey = keyOf((key, type) => {
  if (type === 'spki') throw new TypeError('a public key');
  return createPrivateKey({ key, format: 'der', type });
});
const publicKey = keyOf((key, type) => {
  if (type === 'pkcs8') throw new TypeError('a private key');
  return createPublicKey({ key, format: 'der', type });
});

/** The variables of suppliers of flights; a supplier without its token is not used. */
export const airSupplierVariables = z.object({
  AIR_SUPPLIERS: supplierList(names).default([{ name: 'sandbox', markUp: 0 }]),
  AIR_LOGO_HOSTS: listOfHosts.default(['assets.duffel.com']),
  DUFFEL_URL: origin.default('https://api.duffel.com'),
  DUFFEL_TOKEN: z.string().max(200).default(''),
  DUFFEL_WEBHOOK_SECRET: z.string().max(200).default(''),
  DUFFEL_CURRENCY: currencyCode.default('USD'),
  DUFFEL_RATE: exchangeRate.optional(),
  SIRENA_ADDRESS: hostAndPort.prefault(''),
  SIRENA_CLIENT: wholeNumber(0, 65_535).default(0),
  SIRENA_KEY: privateKey.prefault(''),
  SIRENA_SERVER_KEY: publicKey.prefault(''),
  SIRENA_FORM_PAY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be two letters, as in IN')
    .default('IN'),
  SIRENA_CURRENCY: currencyCode.default('RUB'),
  SIRENA_RATE: exchangeRate.optional(),
});
type Variables = z.infer<typeof airSupplierVariables>;

/** The address of the gateway, and our credentials there. */
interface SirenaAccount {
  host: string;
  port: number;
  client: number;
  keys: { ours: KeyObject; theirs: KeyObject };
  timeouts: { read: number; write: number };
}

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
  /** Absent without its address and keys. */
  sirena?:
    | {
        account: SirenaAccount;
        formPay: string;
        currency: string;
        rate: number | null;
      }
    | undefined;
}

/** Which suppliers of flights are used. */
export const airSuppliers = createSupplierChoice<AirSupplierName, keyof Variables>({
  list: 'AIR_SUPPLIERS',
  needed: {
    sandbox: [],
    duffel: ['DUFFEL_TOKEN'],
    sirena: ['SIRENA_ADDRESS', 'SIRENA_CLIENT', 'SIRENA_KEY', 'SIRENA_SERVER_KEY'],
  },
  accounts: {
    duffel: { currency: 'DUFFEL_CURRENCY', rate: 'DUFFEL_RATE' },
    sirena: { currency: 'SIRENA_CURRENCY', rate: 'SIRENA_RATE' },
  },
});

function sirenaConfigOf(read: Variables): AirSupplierConfig['sirena'] {
  const { SIRENA_ADDRESS: address, SIRENA_KEY: ours, SIRENA_SERVER_KEY: theirs } = read;
  if (!address || !ours || !theirs) return undefined;
  return {
    account: {
      ...address,
      client: read.SIRENA_CLIENT,
      keys: { ours, theirs },
      timeouts: { read: 20_000, write: 60_000 },
    },
    formPay: read.SIRENA_FORM_PAY,
    currency: read.SIRENA_CURRENCY,
    rate: read.SIRENA_RATE ?? null,
  };
}

export function airSupplierConfigOf(read: Variables): AirSupplierConfig {
  return {
    ...airSuppliers.choose(read),
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
    sirena: sirenaConfigOf(read),
  };
}
