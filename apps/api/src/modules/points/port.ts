/** What other modules may use of points: moving them in their own transaction. */
export { pointsLedger } from './points-ledger';
