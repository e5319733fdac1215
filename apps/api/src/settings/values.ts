import { z } from 'zod';

/** Kinds of values in the environment. */

export const port = z.coerce.number().int().min(0).max(65535);

export const origin = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** Whether only this machine can open the address. */
export const isOnThisMachine = (url: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);

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
