/** What other modules may use of accounts: who sends a request. */
export { lockUser } from './lock-user';
export type { SessionAccess } from './sessions/session-access';
