import { late } from '@karvon/ui-kit';

/** Money that came too late. Hardly any order has some, so its code comes late, too. */
export const LatePayments = late(async () => (await import('./late-payment-list')).LatePaymentList);
