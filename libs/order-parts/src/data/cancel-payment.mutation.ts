import { cancelPayment, useTransport, useWrite } from '@karvon/api-client';
import type { Payer } from './pay.mutation';

/** Cancels an undecided payment at the bank. The order is requested again afterwards, even when that is refused. */
export function useCancelPayment(
  { orderKind, orderNumber, shareToken }: Payer,
  onSettled: () => void,
) {
  const transport = useTransport();
  return useWrite({
    send: (id: string) =>
      cancelPayment(transport, {
        id,
        orderKind,
        orderNumber,
        ...(shareToken && { shareToken }),
      }),
    onSettled,
  });
}
