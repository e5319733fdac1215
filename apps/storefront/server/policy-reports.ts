import express, { type Request, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';

/** A browser's report of a violation of the policy, in the older and the newer form. */
const older = z.object({
  'csp-report': z
    .object({
      'effective-directive': z.string().optional(),
      'violated-directive': z.string().optional(),
      'blocked-uri': z.string().optional(),
      'source-file': z.string().optional(),
      'line-number': z.number().optional(),
    })
    .transform((report) => ({
      directive: report['effective-directive'] ?? report['violated-directive'],
      blocked: report['blocked-uri'],
      source: report['source-file'],
      line: report['line-number'],
    })),
});
const newer = z.array(
  z.object({
    type: z.string(),
    body: z.object({
      effectiveDirective: z.string().optional(),
      blockedURL: z.string().optional(),
      sourceFile: z.string().nullish(),
      lineNumber: z.number().nullish(),
    }),
  }),
);

export interface PolicyReport {
  directive: string;
  blocked: string;
  source: string;
  line: number | undefined;
}

/** Addresses may contain a booking number: the log has only the origin, or the name of our file. */
function placeOf(address: string | null | undefined): string {
  const url = URL.parse(address ?? '');
  if (!url || url.origin === 'null') return (address ?? '').slice(0, 40).replace(/[^\w.:-]/g, '');
  return url.pathname.startsWith('/assets/') ? `${url.origin}${url.pathname}` : url.origin;
}

/** The reports in a body; empty for an invalid body. */
export function readReports(body: unknown): PolicyReport[] {
  const old = older.safeParse(body);
  const found = old.success
    ? [old.data['csp-report']]
    : (newer.safeParse(body).data ?? [])
        .filter(({ type }) => type === 'csp-violation')
        .map(({ body: one }) => ({
          directive: one.effectiveDirective,
          blocked: one.blockedURL,
          source: one.sourceFile,
          line: one.lineNumber ?? undefined,
        }));
  return found.slice(0, 10).map(({ directive, blocked, source, line }) => ({
    directive: (directive ?? '').slice(0, 40).replace(/[^\w-]/g, ''),
    blocked: placeOf(blocked),
    source: placeOf(source),
    line,
  }));
}

/** After this many reports a page is ignored: an extension's scripts may cause any number of them. */
const maxPerMinute = 60;
const parse = express.json({
  type: ['application/csp-report', 'application/reports+json', 'application/json'],
  limit: 16 * 1024,
});

/** Logs the policy violations that browsers report. */
export function policyReports(logger: Pick<Logger, 'warn'>): RequestHandler[] {
  let minute = 0;
  let heard = 0;
  const take = ({ body }: Pick<Request, 'body'>) => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, heard] = [now, 0];
    for (const report of readReports(body)) {
      heard += 1;
      if (heard <= maxPerMinute)
        logger.warn(report, 'a page was kept from something by its policy');
    }
  };
  return [
    parse,
    (request, response) => {
      take(request);
      response.status(204).end();
    },
  ];
}
