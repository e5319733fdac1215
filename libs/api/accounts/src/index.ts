/** What other modules may use of accounts: who sends a request, drafts that were booked, points, and what operators see and do. */
export { formDrafts } from './drafts/form-drafts';
export { erasures, erasureReasons, type ErasureRow } from './erasures/erasures';
export { smsTexts } from './sms/sms-texts';
export { createMemberDesk, type MemberDesk } from './member-desk';
export { pointsLedger } from './points/points-ledger';
export type { SessionAccess } from './sessions/session-access';
