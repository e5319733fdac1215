/** The operators' calls with their schemas, for OpenAPI and for the operator's terminal. */
export {
  closeCallback,
  decideRefundClaim,
  getClaimDocument,
  listCallbacks,
  listRefundClaims,
  refundClaimSchema,
  tailJournal,
  waitingCallbackSchema,
} from './endpoints';
export {
  declineExchange,
  finishExchange,
  listExchanges,
  offerExchange,
  waitingExchangeSchema,
} from './exchanges/endpoints';
export { declineExtras, finishExtras, listExtras, waitingExtrasSchema } from './extras/endpoints';
export { checkKeys, keyStatesSchema, listKeys, retireKey } from './key-endpoints';
export { erasureActSchema, erasureSchema, listErasures, showErasure } from './erasures/endpoints';
export {
  linkHotel,
  proposedHotelLinkSchema,
  proposeHotelLinks,
  unlinkHotel,
} from './hotels/endpoints';
export {
  listMoneyByDay,
  listStandingMoney,
  moneyOfDaySchema,
  noteReceiptMade,
  noteReturned,
  reconciliationSchema,
  sendReceiptAgain,
  showReconciliation,
  standingMoneySchema,
  standingReceiptSchema,
  statementDifferenceSchema,
  undecidedPaymentSchema,
  waitingReturnSchema,
  ledgerDifferenceSchema,
} from './money/endpoints';
export {
  declineStayChange,
  finishStayChange,
  listStayChanges,
  waitingStayChangeSchema,
} from './stays/endpoints';
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
  keepHotelOrder,
  listDeadJobs,
  listStandingOrders,
  noteTickets,
  operatorOrderSchema,
  refundAirOrder,
  refundAirOrderByHand,
  refundHotelOrder,
  releaseAirOrder,
  releaseHotelOrder,
  retryJob,
  standingOrderSchema,
  sweepNow,
  takeOrder,
} from './orders/endpoints';
export { findUser, memberSchema } from './users/endpoints';
export { UsageError } from './command';
export { operate } from './terminal';
