import type { Payment } from '@karvon/contract';
import type { ProviderState } from '@karvon/payments/provider-port/provider-state';
import type { YookassaPayment } from './yookassa-api';

/** YooKassa's cancellation reasons as we show them to the payer; any other reason is a refusal by the bank. */
const failures: Record<string, NonNullable<Payment['failure']>> = {
  insufficient_funds: 'insufficient-funds',
  canceled_by_merchant: 'cancelled-by-payer',
  permission_revoked: 'cancelled-by-payer',
  expired_on_confirmation: 'expired',
  expired_on_capture: 'expired',
};

/** The state of a YooKassa payment in our terms. */
export function stateOf({ status, cancellation_details: details }: YookassaPayment): ProviderState {
  if (status === 'pending') return { status: 'open' };
  if (status === 'waiting_for_capture') return { status: 'authorized' };
  if (status === 'succeeded') return { status };
  return { status: 'failed', failure: failures[details?.reason ?? ''] ?? 'declined' };
}
