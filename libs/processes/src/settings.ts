import { z } from 'zod';

/** Settings of any server of ours, as its environment writes them. Lists are separated by commas. */

/** How many processes share a port: a number, or `auto` for one per processor core. */
export const processCount = z.union(
  [z.literal('auto'), z.coerce.number().int().min(1).max(64)],
  'must be auto, or a number from 1 to 64',
);

/** The lowest level of lines that are written to the log. */
export const logLevel = z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']);

/** Origins as browsers write them. */
export const origins = z
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

/** Proxies that are believed. */
export const trustedNetworks = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
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

/** How long a whole request may take to arrive at any of our servers: enough for 256 kB over the slowest phone network. */
export const wholeRequestMs = 300_000;
