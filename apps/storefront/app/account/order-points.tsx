import { useTransport } from '@karvon/api-client';
import { useLocale } from '@karvon/i18n';
import { orderQuery } from '@karvon/order-parts';
import { useQuery } from '@tanstack/react-query';
import { FreshPoints } from './fresh-points';

/** Updates the points in the header while an order is open. The page requests the order; this component only reads it. */
export function OrderPoints({ number }: { number: string }) {
  const order = useQuery({
    ...orderQuery(useTransport(), { number, lang: useLocale() }),
    enabled: false,
  }).data;
  const { status, payment, refund } = order ?? {};
  return <FreshPoints state={order && [status, payment?.status, refund?.state].join()} />;
}
