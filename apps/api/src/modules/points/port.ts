/** What other modules use of points: to move them in their own transaction. */
export { pointsLedger } from './points-ledger';
