import { z } from 'zod';

/** Kinds of values in the environment. */

export const port = z.coerce.number().int().min(0).max(65535);

export const origin = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** Origins as browsers name them, by commas. */
export const listOfOrigins = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim().replace(/\/+$/, '') || []))
  .pipe(
    z.array(
      z
        .url({ protocol: /^https?$/ })
        // The text may be no address at all: then this must not throw.
        .refine((url) => URL.parse(url)?.origin === url, 'only scheme, host and port'),
    ),
  );
export const listOfAddresses = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  // A number or `true` would let a stranger choose his own address: only names of networks will do.
  .pipe(
    z.array(
      z.union([
        z.enum(['loopback', 'linklocal', 'uniquelocal']),
        z.ipv4(),
        z.ipv6(),
        z.cidrv4(),
        z.cidrv6(),
      ]),
    ),
  );

/** Addresses and networks by commas. */
export const listOfNetworks = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])).min(1));

/** Secrets by commas, the newest first: more than one while they are replaced. */
export const listOfSecrets = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.string().min(32)));
