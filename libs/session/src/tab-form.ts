import { readPrivate, writePrivate } from './private-store';

/**
 * How long a form is kept, in milliseconds. The server accepts an SMS code for longer, but the next user of the phone must not
 * find the form.
 */
const lifeMs = 30 * 60_000;

interface Stored<Values> {
  /** When it was stored, in milliseconds of the device's clock. */
  at: number;
  values: Values;
}

/**
 * Stores a form in this tab: a cheap phone discards the page while its owner reads an SMS in another app. Null removes it. Never
 * store a PIN.
 */
export function writeTabForm(name: string, values: object | null): void {
  const stored = values && JSON.stringify({ at: Date.now(), values } satisfies Stored<object>);
  writePrivate(name, stored, 'tab');
}

/** The stored form; null without one, or for an expired one, which is removed. */
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
