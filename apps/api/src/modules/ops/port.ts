/** The calls of operators with their shapes, for what describes them and for their terminal. */
export {
  closeCallback,
  decideHotelCancellation,
  decideRefundClaim,
  getClaimDocument,
  listCallbacks,
  listRefundClaims,
  listStuckHotelOrders,
  listStuckOrders,
  operatorTokenHeader,
  refundClaimSchema,
  stuckHotelOrderSchema,
  stuckOrderSchema,
  tailJournal,
  waitingCallbackSchema,
} from './endpoints';
export { operate, UsageError } from './terminal';
