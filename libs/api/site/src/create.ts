/** What the composition of the API makes of the site. */
export { registerContent } from './content/register-content';
export { createJournal } from './journal/create-journal';
export { journalQueues } from './journal/queues';
export { createSupport } from './support/create-support';
export { supportQueues } from './support/queues';
export { sealedCallbacks } from './support/sealed';
