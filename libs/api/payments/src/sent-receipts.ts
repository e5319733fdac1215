/** The rows of tax receipts, for banks that register them in calls of their own. */
export { receiptStore, type ReceiptOf } from './receipts/receipt-store';
