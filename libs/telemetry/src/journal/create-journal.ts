import { createTransport, getIp, writeJournal } from '@karvon/api-client';
import { journalLimits, type JournalEntry } from '@karvon/contract';
import type { TelemetrySettings } from '../settings';
import { describeError } from './describe-error';
import type { Report } from './report';
import { toEntry } from './to-entry';

const gatherMs = 1_000;
/** The maximum number of entries per page; repetitions are counted, not sent. */
const maxPerPage = 100;

interface Gathered {
  report: Report;
  times: number;
}

const keyOf = ({ level, error, context }: Report) =>
  JSON.stringify([level, describeError(error).message, context]);

/** Headers that tell our server the program, its build and the language. */
function headersOf({ product, build, locale, source }: TelemetrySettings): Record<string, string> {
  return {
    'x-appagent': `karvon-${product}/${build}`,
    'x-applocale': locale.toUpperCase(),
    'x-source': source,
  };
}

function print({ level, error, context }: Report, settings: TelemetrySettings): void {
  if (settings.environment === 'production') return;
  if (level === 'error') console.error(error, context);
  else if (settings.consoleLogging === 'true') console.info(error, context);
}

/** Collects reports for a second and sends them together; ignores its own failures. */
export function createJournal(settings: TelemetrySettings): { write(report: Report): void } {
  const transport = createTransport({
    baseUrl: '/api',
    headers: () => headersOf(settings),
    timeoutMs: 10_000,
  });
  const ip = getIp(transport).then(
    (response) => response.ip,
    () => '',
  );
  let gathered = new Map<string, Gathered>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sent = 0;
  let address = '';
  void ip.then((known) => (address = known));

  function entryOf({ report, times }: Gathered): JournalEntry[] {
    try {
      const context = times > 1 ? { ...report.context, times: String(times) } : report.context;
      return [toEntry({ ...report, context }, settings, address)];
    } catch {
      // A report that cannot be converted is left out; the others are sent.
      return [];
    }
  }

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    const entries = [...gathered.values()].slice(0, journalLimits.entries).flatMap(entryOf);
    gathered = new Map();
    if (entries.length === 0) return;
    sent += entries.length;
    writeJournal(transport, entries).catch(() => undefined);
  }

  // Sends the last errors when the page is left; the call finishes afterwards.
  window.addEventListener('pagehide', send);

  return {
    write(report) {
      try {
        print(report, settings);
        const key = keyOf(report);
        const known = gathered.get(key);
        if (known) known.times += 1;
        else if (sent + gathered.size < maxPerPage) gathered.set(key, { report, times: 1 });
        timer ??= setTimeout(() => void ip.then(send), gatherMs);
      } catch {
        // A failure to report errors is not reported.
      }
    },
  };
}
