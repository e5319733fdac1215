/** What other modules may ask of points: to move them in a transaction of their own. */
export { pointsLedger } from './points-ledger';
