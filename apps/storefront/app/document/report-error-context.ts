import { createContext } from 'react';

/**
 * Reports an error that a visitor met to the journal.
 * @param context the page's trace id and path; nothing personal
 */
export type ReportError = (error: unknown, context: Record<string, string>) => void;

/** The journal provides it. Without a journal, errors stay in the logs of server and browser. */
export const ReportErrorContext = createContext<ReportError | null>(null);
