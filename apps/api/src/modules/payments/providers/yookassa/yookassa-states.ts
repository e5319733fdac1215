import type { Payment } from '@karvon/contract';
import type { ProviderState } from '../provider-state';
import type { YookassaPayment } from './yookassa-api';

/** What the reasons of YooKassa mean to the payer; every other one is the bank's refusal. */
const failures: Record<string, NonNullable<Payment['failure']>> = {
  insufficient_funds: 'insufficient-funds',
  canceled_by_merchant: 'cancelled-by-payer',
  permission_revoked: 'cancelled-by-payer',
  expired_on_confirmation: 'expired',
  expired_on_capture: 'expired',
};

/** A payment of YooKassa in our words. */
export function stateOf({ status, cancellation_details: details }: YookassaPayment): ProviderState {
  if (status === 'pending') return { status: 'open' };
  if (status === 'waiting_for_capture') return { status: 'authorized' };
  if (status === 'succeeded') return { status };
  return { status: 'failed', failure: failures[details?.reason ?? ''] ?? 'declined' };
}
