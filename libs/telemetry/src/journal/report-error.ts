import type { TelemetrySettings } from '../settings';
import type { Report } from './report';

/** More than this while the journal is being loaded is the same trouble again. */
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
    // The journal itself cannot be loaded: nobody is left to tell.
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
 * Tells our journal that something broke. Never throws and costs the first page nothing: what sends is loaded with the first error.
 * @param context the route, a code, a component: nothing that identifies a person
 */
export function reportError(error: unknown, context: Record<string, string> = {}): void {
  enqueue({ level: 'error', error, context });
}

/** A measurement for the journal; only for visitors who agreed. */
export function reportInfo(text: string, context: Record<string, string> = {}): void {
  enqueue({ level: 'info', error: text, context });
}

/** Lets reports go; those made before are sent now. On a server nobody calls it, and reports go nowhere. */
export function openJournal(known: TelemetrySettings): void {
  settings = known;
  flush();
}
