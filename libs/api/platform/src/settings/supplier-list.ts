import { z } from 'zod';
import type { Edition } from '@karvon/edition';

/** A supplier in a list; of two equal prices, the earlier supplier's is chosen. */
export interface ListedSupplier<Name extends string> {
  name: Name;
  /** The mark-up on its offers, added to the edition's service fee, in basis points. */
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
/** A rate of 1, in millionths. */
const ONE = 10 ** RATE_DIGITS;

/** The settings of a kind of suppliers: the variable of their list, and those of each. */
interface SupplierSettings<Name extends string, Variable extends string> {
  list: Variable;
  /** The variables that a supplier requires. */
  needed: Record<Name, readonly Variable[]>;
  /** The suppliers whose account has a currency and a rate: the variables of both. */
  accounts: Partial<Record<Name, { currency: Variable; rate: Variable }>>;
}

/** A rate set for an account in our own currency would multiply every price. */
function rateIssue(rate: unknown, account: string, ours: string): string | null {
  if (account !== ours) return rate ? null : `needed: ${ours} for one ${account}`;
  return rate && rate !== ONE ? `must be absent: the account is in ${ours} itself` : null;
}

/** Which suppliers of a list are used. */
export function createSupplierChoice<Name extends string, Variable extends string>({
  list,
  needed,
  accounts,
}: SupplierSettings<Name, Variable>) {
  type Read = { [Key in Variable]?: unknown };
  const listedIn = (read: Read) => read[list] as ListedSupplier<Name>[];
  const missing = (read: Read, name: Name) => needed[name].filter((variable) => !read[variable]);
  const choose = (read: Read) => {
    const isThere = ({ name }: ListedSupplier<Name>) => missing(read, name).length === 0;
    return {
      /** The suppliers that are used, the preferred first. */
      listed: listedIn(read).filter(isThere),
      /** Suppliers that are listed but not configured. */
      absent: listedIn(read)
        .filter((one) => !isThere(one))
        .map(({ name }) => name),
    };
  };
  return {
    choose,
    /** The mistakes in the combination of variables; null when it is valid. */
    issue(
      read: Read,
      { currency }: Pick<Edition, 'currency'>,
    ): { path: Variable; message: string } | null {
      const { listed, absent } = choose(read);
      if (listed.length === 0) {
        const without = absent.flatMap((name) => missing(read, name)).join(', ');
        return { path: list, message: `nobody would sell without ${without}` };
      }
      for (const { name } of listed) {
        const account = accounts[name];
        if (!account) continue;
        const message = rateIssue(read[account.rate], String(read[account.currency]), currency);
        if (message) return { path: account.rate, message };
      }
      return null;
    },
  };
}

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
