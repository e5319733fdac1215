import { isApiProblem, stopPriceAlert, useTransport, useWrite } from '@karvon/api-client';
import { useLocale } from '@karvon/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { priceAlertsQuery } from './price-alerts.query';

/** Stops a price alert; one that has ended meanwhile counts as stopped. */
export function useStopPriceAlert(userId: string) {
  const transport = useTransport();
  const queryClient = useQueryClient();
  const { queryKey } = priceAlertsQuery(transport, { userId, lang: useLocale() });
  return useWrite({
    send: async (id: string) => {
      try {
        await stopPriceAlert(transport, id);
      } catch (error) {
        if (!isApiProblem(error) || error.problem.code !== 'content-not-found') throw error;
      }
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  });
}
