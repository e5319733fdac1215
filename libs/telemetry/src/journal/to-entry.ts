import { journalKeyPattern, journalLimits, type JournalEntry } from '@karvon/contract';
import { redact } from '@karvon/redact';
import type { TelemetrySettings } from '../settings';
import { describeError } from './describe-error';
import type { Report } from './report';

/** The type says string, but a library can pass any value. */
const textOf = (value: unknown) =>
  (typeof value === 'string' ? value : describeError(value).message).slice(0, journalLimits.value);

/** A report as a journal entry: environment, address and message, cleaned of personal data and shortened. */
export function toEntry(
  { level, error, context }: Report,
  { environment, build, product }: TelemetrySettings,
  ip: string,
): JournalEntry {
  const { message, stack } = describeError(error);
  const facts = { build, ...(stack && { stack }), ...context };
  const entries = Object.entries(facts)
    .filter(([key]) => journalKeyPattern.test(key))
    .slice(0, journalLimits.keys);
  return {
    level,
    product,
    text: redact(`${environment} ${ip || '-'} ${message}`.slice(0, journalLimits.text)).slice(
      0,
      journalLimits.text,
    ),
    context: Object.fromEntries(
      entries.map(([key, value]) => [key, redact(textOf(value)).slice(0, journalLimits.value)]),
    ),
  };
}
