import { z } from 'zod';

/** Parsers of settings in the environment of all our servers. Lists are comma-separated. */

/** The message states the valid range for every error. */
export const wholeNumber = (least: number, most: number) => {
  const right = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(right).int(right).min(least, right).max(most, right);
};

/** A number with or without a fraction. */
export const amount = (least: number, most: number) => {
  const right = `must be a number from ${least} to ${most}`;
  return z.coerce.number(right).min(least, right).max(most, right);
};

/** Any http or https address. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with https:// or http://',
});

/** The site's own origin, as browsers write it: pages of other origins may not write. */
export const siteOrigin = webAddress
  .transform((url) => url.replace(/\/+$/, ''))
  .superRefine((url, context) => {
    const { origin } = new URL(url);
    if (origin !== url)
      context.addIssue({ code: 'custom', message: `must be scheme, host and port: ${origin}` });
  });

/** The place of an error within a value, in words: a path in JSON, or the position in a list, counted from 1. */
const nameOfPart = (path: readonly PropertyKey[]) =>
  path.length === 1 && typeof path[0] === 'number'
    ? `value ${path[0] + 1} of the list`
    : path.join('.');

/** The errors, a line for each: the variable, and its valid values. */
export const wrongSettings = ({ issues }: z.ZodError): string =>
  issues
    .map(
      ({ path: [name, ...within], message }) =>
        `  ${[name?.toString(), nameOfPart(within), message].filter(Boolean).join(': ')}`,
    )
    .join('\n');

/** How many processes share a port: a number, or `auto` for one per processor core. */
export const processCount = z.union(
  [z.literal('auto'), wholeNumber(1, 64)],
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
      webAddress
        // Must not throw when the text is not an address.
        .refine((url) => URL.parse(url)?.origin === url, 'only scheme, host and port'),
    ),
  );

/** Addresses of trusted proxies. */
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

/** The time limit for receiving a complete request on any of our servers: enough for 256 kB over the slowest phone network. */
export const wholeRequestMs = 300_000;
