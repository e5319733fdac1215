import { readTabForm, writeTabForm } from '@karvon/session';

/** The page that a visitor sees after signing in: the present page, or the home page. */
export interface SignInRequest {
  then: 'stay' | 'home';
}

const name = 'sign-in';
type Stored = SignInRequest & { page: string };

/** Stores the request, so that a reload of its page opens the dialogs again; null removes it. */
export const storeSignIn = (stored: Stored | null): void => writeTabForm(name, stored);

/** The stored request, if its recovery was begun on this page. */
export function readSignIn(): SignInRequest | null {
  const stored = readTabForm<Stored>(name);
  return stored?.page === window.location.pathname ? { then: stored.then } : null;
}
