import { useTransport } from '@karvon/api-client';
import type { PointsEntry } from '@karvon/contract';
import { pointsWorth, type Edition } from '@karvon/edition';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { SectionCard, ShowMore } from '@karvon/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { pointsQuery } from '../../data/points.query';
import { useEndedSession } from '../../data/use-ended-session';
import section from '../fields/section.module.css';
import { NotLoaded } from '../not-loaded/not-loaded';
import { SectionSkeleton } from '../section-skeleton/section-skeleton';
import { pointsMessages as m, pointsReasonMessages } from './points-history.messages';
import classes from './points-history.module.css';

interface PointsHistoryProps {
  userId: string;
  edition: Pick<Edition, 'currency' | 'pointsEarned' | 'pointsSpent' | 'support'>;
}

/** The balance of points and its history. */
export function PointsHistory({ userId, edition }: PointsHistoryProps) {
  const intl = useIntl();
  const format = useFormat();
  const query = useInfiniteQuery(pointsQuery(useTransport(), userId));
  useEndedSession(query.error);
  if (query.isPending) return <SectionSkeleton label={intl.formatMessage(m.loading)} />;
  if (!query.data) return <NotLoaded error={query.error} onRetry={() => void query.refetch()} />;
  const { balance } = query.data.pages[0]!;
  const entries = query.data.pages.flatMap((page) => page.entries);
  const note = () => {
    if (balance < 0) return intl.formatMessage(m.debt);
    if (balance === 0) return entries.length === 0 ? intl.formatMessage(m.empty) : null;
    const money = format.money(pointsWorth(balance, edition.currency, edition));
    return intl.formatMessage(m.worth, { money });
  };
  return (
    <SectionCard title={intl.formatMessage(m.title)}>
      <p className={classes.balance}>
        {intl.formatMessage(m.balance, { points: format.points(balance) })}
      </p>
      <p className={section.lead}>{note()}</p>
      {entries.length > 0 ? (
        <ul className={classes.list}>
          {entries.map((entry) => (
            <Movement key={entry.id} entry={entry} offset={edition.support.utcOffsetMinutes} />
          ))}
        </ul>
      ) : null}
      {entries.length > 0 && (query.hasNextPage || query.data.pages.length > 1) ? (
        <ShowMore
          countText={intl.formatMessage(m.shown, { shown: entries.length })}
          hasMore={query.hasNextPage}
          moreText={intl.formatMessage(m.more)}
          busy={query.isFetchingNextPage}
          busyLabel={intl.formatMessage(m.loading)}
          onMore={() => void query.fetchNextPage()}
        />
      ) : null}
    </SectionCard>
  );
}

function Movement({ entry, offset }: { entry: PointsEntry; offset: number }) {
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const { reason, points, orderKind, orderNumber: number, at } = entry;
  const order = orderKind === 'air' ? paths.airOrder : paths.hotelOrder;
  const sign = points > 0 ? '+' : '−';
  return (
    <li className={classes.entry} data-gain={points > 0 || undefined}>
      <div>
        <p>{intl.formatMessage(pointsReasonMessages[reason])}</p>
        <p className={classes.source}>
          <Link to={order.to(lang, { number })}>{intl.formatMessage(m.order, { number })}</Link>
          <span>{format.instant(at, offset)}</span>
        </p>
      </div>
      <p className={classes.points}>{`${sign}${format.points(Math.abs(points))}`}</p>
    </li>
  );
}
