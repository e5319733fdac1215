import { z } from 'zod';

/** A supplier in a list; of two equal prices, the earlier supplier's is chosen. */
export interface ListedSupplier<Name extends string> {
  name: Name;
  /** Added to the edition's service fee for what it sells, in basis points. */
  markUp: number;
}

/** 'duffel+2.5,sandbox': names with a mark-up in per cent, the preferred first. */
export const supplierList = <Name extends string>(names: readonly Name[]) =>
  z.string().transform((text, context): ListedSupplier<Name>[] => {
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
      message: `must be a list of ${names.join(', ')}, each once, with a mark-up as in ${names.at(-1)}+2.5`,
    });
    return z.NEVER;
  });

const RATE_DIGITS = 6;

const rightRate = 'must be a number above zero with a dot, as in 12650.5';

/** '12650.5': millionths of the edition's currency for one unit of the supplier's. */
export const exchangeRate = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,6})?$/, rightRate)
  .transform((text) => {
    const [whole = '', part = ''] = text.split('.');
    return Number(whole + part.padEnd(RATE_DIGITS, '0'));
  })
  .refine((value) => value > 0, rightRate);
