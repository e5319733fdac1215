import { cancelPayment, useTransport } from '@karvon/api-client';
import { useMutation } from '@tanstack/react-query';
import type { Payer } from './pay.mutation';

/** Gives an undecided payment of an order up at the bank; refused or not, there may be news of the order. */
export function useCancelPayment(
  { orderKind, orderNumber, shareToken }: Payer,
  onSettled: () => void,
) {
  const transport = useTransport();
  return useMutation({
    mutationFn: (id: string) =>
      cancelPayment(transport, {
        id,
        orderKind,
        orderNumber,
        ...(shareToken && { shareToken }),
      }),
    onSettled,
  });
}
