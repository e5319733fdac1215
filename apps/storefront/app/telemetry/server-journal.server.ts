import { pino } from 'pino';
import { redact } from '@karvon/redact';
import { getConfig } from '../config.server';

const logger = pino({
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
});

/** An error of rendering on the server, as a log line of the same shape as the browsers' entries in the journal. */
export function journalServerError(error: unknown, context: Record<string, string>): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const environment = getConfig().production ? 'production' : 'development';
  logger.error({
    product: 'storefront',
    text: redact(`${environment} - ${name}: ${message}`),
    context: { ...context, ...(stack && { stack: redact(stack) }) },
  });
}
