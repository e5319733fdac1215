import { readPrivate, writePrivate } from './private-store';

/** The server waits longer for a code of an SMS; the next person at the same phone must not find it. */
const lifeMs = 30 * 60_000;

interface Stored<Values> {
  /** When it was written, in milliseconds of the device's clock. */
  at: number;
  values: Values;
}

/**
 * Stores a form of this tab: a cheap phone drops the page while its owner reads an SMS in another app. Null removes it. Never
 * store a PIN.
 */
export function writeTabForm(name: string, values: object | null): void {
  const stored = values && JSON.stringify({ at: Date.now(), values } satisfies Stored<object>);
  writePrivate(name, stored, 'tab');
}

/** The stored form; null when there is none, or an old one, which is then removed. */
export function readTabForm<Values>(name: string): Values | null {
  try {
    const { at, values } = JSON.parse(readPrivate(name, 'tab') ?? '') as Stored<Values>;
    if (Math.abs(Date.now() - at) < lifeMs) return values;
  } catch {
    // There is none, or one of another build.
  }
  writePrivate(name, null, 'tab');
  return null;
}
