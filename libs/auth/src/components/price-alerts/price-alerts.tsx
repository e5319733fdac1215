import { useTransport } from '@karvon/api-client';
import { useIntl, useLocale, useProblemText } from '@karvon/i18n';
import { Notice, SectionCard, useRemovalFocus } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useStopPriceAlert } from '../../data/price-alerts.mutation';
import { priceAlertsQuery } from '../../data/price-alerts.query';
import { useEndedSession } from '../../data/use-ended-session';
import section from '../fields/section.module.css';
import { NotLoaded } from '../not-loaded/not-loaded';
import { SectionSkeleton } from '../section-skeleton/section-skeleton';
import { PriceAlertLine } from './price-alert-line';
import { priceAlertsMessages as m } from './price-alerts.messages';

/** The visitor's price alerts, each with a button that stops it. */
export function PriceAlerts({ userId }: { userId: string }) {
  const intl = useIntl();
  const problemText = useProblemText();
  const lang = useLocale();
  const query = useQuery(priceAlertsQuery(useTransport(), { userId, lang }));
  const stop = useStopPriceAlert(userId);
  useEndedSession(query.error, stop.error);
  const box = useRemovalFocus(query.data?.alerts.length ?? 0);
  if (query.isPending) return <SectionSkeleton label={intl.formatMessage(m.loading)} />;
  if (!query.data) return <NotLoaded error={query.error} onRetry={() => void query.refetch()} />;
  const { alerts } = query.data;
  return (
    <SectionCard {...box} title={intl.formatMessage(m.title)}>
      <p className={section.lead}>{intl.formatMessage(alerts.length === 0 ? m.empty : m.lead)}</p>
      {alerts.length > 0 ? (
        <ul className={section.entries}>
          {alerts.map((one) => (
            <PriceAlertLine
              key={one.id}
              watched={one}
              stopping={stop.isPending && stop.variables === one.id}
              onStop={() => stop.mutate(one.id)}
            />
          ))}
        </ul>
      ) : null}
      {stop.error ? <Notice tone="error">{problemText(stop.error)}</Notice> : null}
    </SectionCard>
  );
}
