import { listPriceAlerts, type Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { queryOptions } from '@tanstack/react-query';
import { mineKey } from './mine.query';

/** The price alerts of a signed-in visitor. */
export function priceAlertsQuery(
  transport: Transport,
  { userId, lang }: { userId: string; lang: Locale },
) {
  return queryOptions({
    queryKey: [...mineKey, userId, 'price-alerts', lang],
    queryFn: ({ signal }) => listPriceAlerts(transport, { lang }, { signal }),
  });
}
