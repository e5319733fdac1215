import { useTransport } from '@karvon/api-client';
import type { AirOrder } from '@karvon/contract';
import { useLocale } from '@karvon/i18n';
import { useQuery } from '@tanstack/react-query';
import { isMovingPayment } from '../model/order-poll';
import { orderQuery } from './order.query';

const everyMs = 3_000;

/** Requests the order again while the bank or the airline is at work on its exchange. */
export function usePolledExchange({ number, exchange }: Pick<AirOrder, 'number' | 'exchange'>) {
  const lang = useLocale();
  const moving =
    exchange?.state === 'at-carrier' ||
    (exchange?.payment ? isMovingPayment(exchange.payment) : false);
  useQuery({
    ...orderQuery(useTransport(), { number, lang }),
    refetchInterval: moving ? everyMs : false,
    // The page has asked for it a moment ago.
    refetchOnMount: false,
  });
}
