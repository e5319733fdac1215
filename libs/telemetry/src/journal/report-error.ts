import type { TelemetrySettings } from '../settings';
import type { Report } from './report';

/** The maximum number of reports kept while the journal loads; more would repeat them. */
const longestQueue = 50;
const waiting: Report[] = [];
let settings: TelemetrySettings | undefined;
let sender: Promise<(report: Report) => void> | undefined;

function loadSender(known: TelemetrySettings): Promise<(report: Report) => void> {
  sender ??= import('./create-journal').then(({ createJournal }) => createJournal(known).write);
  return sender;
}

function flush(): void {
  if (!settings || waiting.length === 0) return;
  loadSender(settings).then(
    (write) => waiting.splice(0).forEach((report) => write(report)),
    // The journal itself cannot be loaded, so the reports are dropped.
    () => {
      sender = undefined;
    },
  );
}

function enqueue(report: Report): void {
  if (waiting.length < longestQueue) waiting.push(report);
  flush();
}

/**
 * Reports an error to our journal. Never throws. The code that sends reports is loaded on the first error, not with the
 * page.
 * @param context the route, a code, a component: nothing that identifies a person
 */
export function reportError(error: unknown, context: Record<string, string> = {}): void {
  enqueue({ level: 'error', error, context });
}

/** Reports a measurement to the journal; call it only for visitors who have consented. */
export function reportInfo(text: string, context: Record<string, string> = {}): void {
  enqueue({ level: 'info', error: text, context });
}

/** Starts sending reports, including earlier ones. It is not called on a server, where reports are not sent. */
export function openJournal(known: TelemetrySettings): void {
  settings = known;
  flush();
}
