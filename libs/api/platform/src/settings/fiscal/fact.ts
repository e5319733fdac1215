import { z } from 'zod';

/** What a law or a bank says of one value of a tax receipt. */
export interface FiscalFact<Value extends string | number = string | number> {
  /** The value in our settings and in the bank's calls. */
  value: Value;
  meaning: string;
  /** The address of the source, without a scheme. */
  source: string;
  /** The day on which the source was read. */
  seen: string;
  /** Who decides whether the value fits the agency. */
  ask?: 'accountant' | 'bank';
  /** The last day on which the value is valid. */
  until?: string;
}

/** One of the values of a table; any other one, or an expired one, is refused by name. */
export const oneOf = <Value extends string | number>(facts: readonly FiscalFact<Value>[]) =>
  z.custom<Value>().superRefine((value, context) => {
    const fact = facts.find((one) => one.value === value);
    const current = facts.filter(({ until }) => until === undefined);
    if (fact && fact.until === undefined) return;
    const was = fact ? `${fact.value} (${fact.meaning}) ended on ${fact.until}: ` : '';
    context.addIssue({
      code: 'custom',
      message: `${was}must be one of ${current.map((one) => one.value).join(', ')}`,
    });
  });

/** Receipts of flights and rooms have our fee as a separate item. */
export const feeIsMissing = 'must stand beside air and hotel: our fee is an item of its own';

/** The facts as a table of Markdown, for `docs/payments.md`. */
export const factsTable = (facts: readonly FiscalFact[]): string =>
  [
    '| value | meaning | until | ask | source | seen |',
    '|---|---|---|---|---|---|',
    ...facts.map(
      ({ value, meaning, until = '', ask = '', source, seen }) =>
        `| \`${value}\` | ${meaning} | ${until} | ${ask} | ${source} | ${seen} |`,
    ),
  ].join('\n');
