import { z } from 'zod';
import { endpoint } from '../endpoint';
import { writeJournalCall, getIpCall } from './journal.calls';
import { journalKeyPattern, journalLimits } from './journal.limits';

/** The source of an entry: the site itself, or our elements on partners' pages. */
export const productTagSchema = z.enum(['storefront', 'widgets']);
export type ProductTag = z.infer<typeof productTagSchema>;

export const journalEntrySchema = z.strictObject({
  /** 'info' is for web vitals, sent only by visitors who have consented. */
  level: z.enum(['error', 'info']),
  product: productTagSchema,
  /** Environment, client address and message in one line; nothing that identifies a person. */
  text: z.string().min(1).max(journalLimits.text),
  /** Further context: the route, a problem's code, the build. */
  context: z
    .record(z.string().regex(journalKeyPattern), z.string().max(journalLimits.value))
    .refine(
      (context) => Object.keys(context).length <= journalLimits.keys,
      `at most ${journalLimits.keys} keys`,
    ),
});
export type JournalEntry = z.infer<typeof journalEntrySchema>;

export const writeJournal = endpoint({
  ...writeJournalCall,
  summary:
    'Tell us what went wrong in a browser; what looks personal is taken out before it is kept',
  body: z.array(journalEntrySchema).min(1).max(journalLimits.entries),
  response: z.strictObject({ accepted: z.number().int() }),
});

export const getIp = endpoint({
  ...getIpCall,
  summary: "The network of the caller's address, for the journal; the last part is left out",
  response: z.strictObject({ ip: z.string() }),
});
