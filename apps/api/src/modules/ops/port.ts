/** The operators' calls with their schemas, for OpenAPI and for the operator's terminal. */
export {
  closeCallback,
  decideHotelCancellation,
  decideRefundClaim,
  getClaimDocument,
  listCallbacks,
  listRefundClaims,
  listStuckHotelOrders,
  listStuckOrders,
  refundClaimSchema,
  stuckHotelOrderSchema,
  stuckOrderSchema,
  tailJournal,
  waitingCallbackSchema,
} from './endpoints';
export { checkKeys, keyStatesSchema, listKeys, retireKey } from './key-endpoints';
export {
  linkHotel,
  proposedHotelLinkSchema,
  proposeHotelLinks,
  unlinkHotel,
} from './hotels/endpoints';
export {
  listStandingMoney,
  noteReturned,
  reconciliationSchema,
  showReconciliation,
  standingMoneySchema,
  statementDifferenceSchema,
  undecidedPaymentSchema,
  waitingReturnSchema,
  ledgerDifferenceSchema,
} from './money/endpoints';
export {
  dismissOperator,
  hireOperator,
  listActs,
  listOperators,
  operatorActSchema,
  operatorSchema,
} from './operator-endpoints';
export { operatorTokenHeader } from './operator-header';
export {
  findOrders,
  jobRecordSchema,
  listDeadJobs,
  operatorOrderSchema,
  retryJob,
  sweepNow,
} from './order-endpoints';
export { operate, UsageError } from './terminal';
