import { useTransport } from '@karvon/api-client';
import type { AirOrder, OrderPayment } from '@karvon/contract';
import { useLocale } from '@karvon/i18n';
import { isMovingPayment, orderQuery } from '@karvon/order-parts';
import { useQuery } from '@tanstack/react-query';

const everyMs = 3_000;

/** Requests the order again while the bank or the airline is at work on what is bought beside its price. */
export function usePolledOrder(
  { number }: Pick<AirOrder, 'number'>,
  parts: readonly ({ state: string; payment: OrderPayment | null } | null)[],
) {
  const lang = useLocale();
  const moving = parts.some(
    (part) =>
      part !== null &&
      (part.state === 'at-carrier' || (part.payment !== null && isMovingPayment(part.payment))),
  );
  useQuery({
    ...orderQuery(useTransport(), { number, lang }),
    refetchInterval: moving ? everyMs : false,
    // The page has asked for it a moment ago.
    refetchOnMount: false,
  });
}
