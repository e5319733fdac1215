import { useSyncExternalStore } from 'react';
import { readConsent, type Consent } from './consent';

/** The choice made in this document; the cookie may not be set yet. */
let chosen: Consent | null = null;
const listeners = new Set<() => void>();

const current = (): Consent | null => chosen ?? readConsent(document.cookie);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True when the visitor wants to choose again. */
let reopened = false;

/** Asks again a visitor who has already chosen. */
export function askConsentAgain(): void {
  reopened = true;
  for (const listener of [...listeners]) listener();
}

/**
 * Applies the visitor's choice and starts everything that waited for it. The caller makes the server set the cookie.
 */
export function giveConsent(choice: Consent): void {
  chosen = choice;
  reopened = false;
  for (const listener of [...listeners]) listener();
}

/**
 * The visitor's choice so far.
 * @param known the choice the server read from the request, so that its page and the browser's first render match
 */
export function useConsent(known: Consent | null): Consent | null {
  return useSyncExternalStore(subscribe, current, () => known);
}

/** Whether the visitor reopened the choice and has not made it yet. */
export const useConsentReopened = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => reopened,
    () => false,
  );

/**
 * Runs `begin` in the browser once the visitor allows non-essential storage: immediately, after a later consent, or never.
 * Returns a function that stops waiting.
 */
export function whenConsented(begin: () => void): () => void {
  if (current() === 'all') {
    begin();
    return () => undefined;
  }
  const stop = subscribe(() => {
    if (current() !== 'all') return;
    stop();
    begin();
  });
  return stop;
}
