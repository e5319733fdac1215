import { z } from 'zod';
import { webAddress, wholeNumber } from '@karvon/processes';

/** Kinds of values in the environment. */

export const port = wholeNumber(0, 65_535);

export const origin = webAddress.transform((url) => url.replace(/\/+$/, ''));

/** A currency by its code. */
export const currencyCode = z.string().regex(/^[A-Z]{3}$/, 'must be three letters, as in USD');

/** Whether only this machine can open the address. */
export const isOnThisMachine = (url: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);

/** Addresses and networks, separated by commas. */
export const listOfNetworks = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .pipe(
    z
      .array(
        z.union(
          [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
          'must be an address or a network, as in 185.71.76.0/27',
        ),
      )
      .min(1, 'must have one at least'),
  );

/** One text or more, separated by commas. */
export const listOf = (item: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(item).min(1, 'must have one at least'));

/** Hosts with or without ports, separated by commas. */
export const listOfHosts = listOf(
  z
    .string()
    .regex(/^[a-z0-9.-]+(:\d{1,5})?$/, 'must be a host without a scheme, as in cdn.example'),
);

/** Secrets separated by commas, the newest first; more than one while a secret is being replaced. */
export const listOfSecrets = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.string().min(32, 'must have 32 characters or more')));
