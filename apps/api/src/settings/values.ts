import { z } from 'zod';

/** Kinds of values in the environment. */

export const port = z.coerce.number().int().min(0).max(65535);

/** How many processes share a port: a number, or `auto` for one per processor core. */
export const processes = z.union(
  [z.literal('auto'), z.coerce.number().int().min(1).max(64)],
  'must be auto, or a number from 1 to 64',
);

export const origin = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** Whether only this machine can open the address. */
export const isOnThisMachine = (url: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);

/** Origins as browsers write them, separated by commas. */
export const listOfOrigins = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim().replace(/\/+$/, '') || []))
  .pipe(
    z.array(
      z
        .url({ protocol: /^https?$/ })
        // Must not throw when the text is not an address.
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
  // Only names of networks are accepted: with a number or `true` a stranger could forge an address.
  .pipe(
    z.array(
      z.union(
        [
          z.enum(['loopback', 'linklocal', 'uniquelocal']),
          z.ipv4(),
          z.ipv6(),
          z.cidrv4(),
          z.cidrv6(),
        ],
        'must be addresses or networks, by commas',
      ),
    ),
  );

/** Addresses and networks, separated by commas. */
export const listOfNetworks = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])).min(1));

/** One text at least, separated by commas. */
export const listOf = (item: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(item).min(1));

/** Hosts with or without ports, separated by commas. */
export const listOfHosts = listOf(z.string().regex(/^[a-z0-9.-]+(:\d{1,5})?$/));

/** Secrets separated by commas, the newest first; more than one while a secret is being replaced. */
export const listOfSecrets = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.string().min(32)));
