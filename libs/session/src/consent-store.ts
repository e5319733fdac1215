import { useSyncExternalStore } from 'react';
import { readConsent, type Consent } from './consent';

/** Chosen in this document; the cookie may still be on its way. */
let chosen: Consent | null = null;
const listeners = new Set<() => void>();

const current = (): Consent | null => chosen ?? readConsent(document.cookie);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The visitor wants to choose again. */
let reopened = false;

/** Asks a visitor who has chosen once more. */
export function askConsentAgain(): void {
  reopened = true;
  for (const listener of [...listeners]) listener();
}

/** Takes a visitor's choice: everything that waited for it begins. The caller has the server set the cookie. */
export function giveConsent(choice: Consent): void {
  chosen = choice;
  reopened = false;
  for (const listener of [...listeners]) listener();
}

/**
 * What the visitor has chosen so far.
 * @param known what the server read in the request, so that its page and the browser's first one are the same
 */
export function useConsent(known: Consent | null): Consent | null {
  return useSyncExternalStore(subscribe, current, () => known);
}

/** Whether the visitor asked for the choice again and has not made it yet. */
export const useConsentReopened = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => reopened,
    () => false,
  );

/**
 * Runs `begin` in the browser once the visitor has allowed what is not essential: at once, later, or never.
 * Returns what to call to stop waiting.
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
