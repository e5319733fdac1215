export { mailHtml } from './mail-html';
export { messageQueues } from './queues';
export { readMessages } from './testing/read-messages';
export { registerTestMessages } from './testing/start-messages';
