import { reportError } from '@karvon/telemetry';

/** The data names an icon that does not exist: a neutral one is shown, and the journal gets an entry. */
export function reportMissingIcon(name: string): void {
  reportError(new Error(`Missing icon: ${name}`), { icon: name });
}
