import { forgetPrivate } from '@karvon/session';

/** Signs out: removes what the device has stored for the owner of the account, then loads a new document. */
export function leaveAccount(home: string): void {
  forgetPrivate();
  window.location.replace(home);
}
