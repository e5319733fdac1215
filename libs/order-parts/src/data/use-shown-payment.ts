import { useTransport } from '@karvon/api-client';
import type { Payment } from '@karvon/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { isMovingPayment } from '../model/order-poll';
import { paymentQuery } from './payment.query';

function usePayment(id: string | null | undefined) {
  const transport = useTransport();
  return useQuery({ ...paymentQuery(transport, id ?? ''), ...(!id && { queryFn: skipToken }) });
}

const hasMoved = (payment: Payment) =>
  !isMovingPayment(payment) && payment.status !== 'failed' && payment.status !== 'expired';

/**
 * The payment whose result is shown: the newest of the order. When the payer comes back from an earlier one that was paid
 * after all, that one.
 */
export function useShownPayment(
  { number, newest }: { number: string; newest: string | undefined },
  cameFrom: string | null,
) {
  const ofOrder = usePayment(newest);
  const { data: earlier } = usePayment(newest && cameFrom !== newest ? cameFrom : null);
  const isEarlierPaid = earlier?.orderNumber === number && hasMoved(earlier);
  return { payment: isEarlierPaid ? earlier : ofOrder.data, error: ofOrder.error };
}
