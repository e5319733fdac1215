/** The parameter which says that a payment's result is shown in a separate window. */
export const windowMark = 'window';

/** Where the bank's page is shown. */
export interface BankPage {
  /** True when the bank has its own window and the order's page stays open. */
  ownWindow: boolean;
  /** The return address for this window. */
  returnTo(url: string): string;
  goTo(url: string): void;
  /** Closes the window when no payment is started. */
  close(): void;
}

/** The bank's page in the same window, which returns to the storefront. */
export function thisWindow(): BankPage {
  return {
    ownWindow: false,
    returnTo: (url) => url,
    goTo: (url) => window.location.assign(url),
    close: () => undefined,
  };
}

/**
 * The bank's page in a new window beside the order, which the result page closes; in this window when the browser opens
 * none. Browsers open windows only during a press: call it before any `await`.
 * @param waiting the text of the window until the bank's page opens
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
