import { useTransport } from '@karvon/api-client';
import type { User } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button, EmptyState, Scene } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ForOwner } from '../../components/for-owner/for-owner';
import { NotLoaded } from '../../components/not-loaded/not-loaded';
import { SectionSkeleton } from '../../components/section-skeleton/section-skeleton';
import { airBookingsQuery, hotelBookingsQuery } from '../../data/bookings.query';
import { useEndedSession } from '../../data/use-ended-session';
import { airEntries, hotelEntries, inOrder } from '../../model/booking-entry';
import { BookingList } from './booking-list';
import { bookingsMessages as m } from './bookings-page.messages';
import classes from './bookings-page.module.css';

export interface BookingsPageProps {
  edition: Pick<Edition, 'support'>;
  /** Shown to visitors who are not signed in. */
  signIn: ReactNode;
}

/** All orders of a signed-in visitor: upcoming, then past. */
export function BookingsPage({ edition, signIn }: BookingsPageProps) {
  const intl = useIntl();
  return (
    <div className={classes.root}>
      <h1>{intl.formatMessage(m.title)}</h1>
      <ForOwner signIn={signIn}>{(user) => <History user={user} edition={edition} />}</ForOwner>
    </div>
  );
}

function History({ user, edition }: { user: User; edition: BookingsPageProps['edition'] }) {
  const intl = useIntl();
  const lang = useLocale();
  const transport = useTransport();
  const air = useQuery(airBookingsQuery(transport, { user, lang }));
  const hotel = useQuery(hotelBookingsQuery(transport, { user, lang }));
  useEndedSession(air.error, hotel.error);
  if (air.isPending || hotel.isPending)
    return <SectionSkeleton label={intl.formatMessage(m.loading)} parts={3} />;
  const { upcoming, past } = inOrder([
    ...(air.data ? airEntries(air.data) : []),
    ...(hotel.data ? hotelEntries(hotel.data) : []),
  ]);
  return (
    <div className={classes.root}>
      {[air, hotel].map((query, index) =>
        query.isError ? (
          <NotLoaded key={index} error={query.error} onRetry={() => void query.refetch()} />
        ) : null,
      )}
      {air.isSuccess && hotel.isSuccess && upcoming.length + past.length === 0 ? <Nothing /> : null}
      <BookingList title={intl.formatMessage(m.upcoming)} entries={upcoming} edition={edition} />
      <BookingList title={intl.formatMessage(m.past)} entries={past} edition={edition} />
    </div>
  );
}

function Nothing() {
  const intl = useIntl();
  const lang = useLocale();
  return (
    <EmptyState
      picture={<Scene name="flight" vignette />}
      title={intl.formatMessage(m.empty)}
      text={intl.formatMessage(m.emptyText)}
      actions={
        <>
          <Button as={Link} to={paths.airTickets.to(lang)}>
            {intl.formatMessage(m.search)}
          </Button>
          <Button as={Link} variant="secondary" to={paths.myOrder.to(lang)}>
            {intl.formatMessage(m.myOrder)}
          </Button>
        </>
      }
    />
  );
}
