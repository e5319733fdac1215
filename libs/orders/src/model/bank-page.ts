/** Parameter of a result's address: it is shown in a window of its own. */
export const windowMark = 'window';

/** Where the bank's page is shown. */
export interface BankPage {
  /** The order's page stays where it is. */
  ownWindow: boolean;
  /** The way back as this window needs it. */
  returnTo(url: string): string;
  goTo(url: string): void;
  /** There will be no payment. */
  close(): void;
}

/** The same window, which comes back to the storefront from the bank. */
export function thisWindow(): BankPage {
  return {
    ownWindow: false,
    returnTo: (url) => url,
    goTo: (url) => window.location.assign(url),
    close: () => undefined,
  };
}

/**
 * A window of its own beside the order, which the page with the result closes; this window where the browser opens none.
 * Browsers open windows only during a press: call it there, before anything is waited for.
 * @param waiting what the window says until the bank's page comes
 */
export function openBankWindow(waiting: string): BankPage {
  const opened = window.open('', '_blank', 'popup,width=560,height=780');
  if (!opened) return thisWindow();
  opened.document.title = waiting;
  opened.document.body.textContent = waiting;
  return {
    ownWindow: true,
    returnTo: (url) => `${url}&${windowMark}=1`,
    goTo: (url) => opened.location.replace(url),
    close: () => opened.close(),
  };
}
