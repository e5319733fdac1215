import { reportError } from '@karvon/telemetry';

/** The data asked for an icon that nobody drew: a neutral one is shown, and the journal is told. */
export function reportMissingIcon(name: string): void {
  reportError(new Error(`Missing icon: ${name}`), { icon: name });
}
