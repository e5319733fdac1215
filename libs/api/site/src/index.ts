/** What other modules use of the site: calls that are promised, and errors that browsers reported. */
export type { JournalStore } from './journal/journal-store';
export type { CallbackStore } from './support/callback-store';
export { promiseTexts } from './support/promise-sms';
export { callbackStocks } from './support/stocks';
export type { SupportCalls } from './support/support-calls';
