import { forgetPrivate } from '@karvon/session';

/** Out of the account: what the device kept for its owner is forgotten, and a new document knows nobody. */
export function leaveAccount(home: string): void {
  forgetPrivate();
  window.location.replace(home);
}
