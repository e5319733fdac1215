import { createTransport, getIp, writeJournal } from '@karvon/api-client';
import type { JournalEntry } from '@karvon/contract';
import type { TelemetrySettings } from '../settings';
import { describeError } from './describe-error';
import type { Report } from './report';
import { toEntry } from './to-entry';

const gatherMs = 1_000;
const mostAtOnce = 20;
/** A page in trouble is heard for a while; what repeats itself is counted, not sent. */
const mostPerPage = 100;

interface Gathered {
  report: Report;
  times: number;
}

const keyOf = ({ level, error, context }: Report) =>
  JSON.stringify([level, describeError(error).message, context]);

/** Headers by which our server tells programs, languages and settings apart. */
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

/** Gathers reports for a second, sends them together, and swallows whatever goes wrong with that. */
export function createJournal(settings: TelemetrySettings): { write(report: Report): void } {
  const transport = createTransport({
    baseUrl: '/api',
    headers: () => headersOf(settings),
    timeoutMs: 10_000,
  });
  const ip = getIp(transport).then(
    (answer) => answer.ip,
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
      // One that cannot be read does not take the others along.
      return [];
    }
  }

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    const entries = [...gathered.values()].slice(0, mostAtOnce).flatMap(entryOf);
    gathered = new Map();
    if (entries.length === 0) return;
    sent += entries.length;
    writeJournal(transport, entries).catch(() => undefined);
  }

  // Who leaves the page must not take the last error along. The call outlives the page.
  window.addEventListener('pagehide', send);

  return {
    write(report) {
      try {
        print(report, settings);
        const key = keyOf(report);
        const known = gathered.get(key);
        if (known) known.times += 1;
        else if (sent + gathered.size < mostPerPage) gathered.set(key, { report, times: 1 });
        timer ??= setTimeout(() => void ip.then(send), gatherMs);
      } catch {
        // An error about errors helps nobody.
      }
    },
  };
}
