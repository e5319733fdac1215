import { useSyncExternalStore } from 'react';
import { readSignIn, type SignInRequest } from './stored-sign-in';

let request: SignInRequest | null = null;
const listeners = new Set<() => void>();

function set(next: SignInRequest | null): void {
  request = next;
  for (const listener of [...listeners]) listener();
}

/** Opens the sign-in dialog from anywhere on the page, and loads its code. */
export const askToSignIn = (next: SignInRequest): void => set(next);
export const leaveSignIn = (): void => set(null);

/** Opens the dialogs again when a PIN recovery was begun on this page. */
export function resumeSignIn(): void {
  const begun = readSignIn();
  if (begun) set(begun);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null until the dialog is requested. */
export function useSignInRequest(): SignInRequest | null {
  return useSyncExternalStore(
    subscribe,
    () => request,
    () => null,
  );
}

/** Loads the dialogs, which are a file of their own. An early call lets them open without a delay. */
export const loadSignIn = () => import('./sign-in-dialogs');
