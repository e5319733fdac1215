import { useTransport } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import type { User } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useIntl } from '@karvon/i18n';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '@karvon/ui-kit';
import { DeleteProfile } from '../../components/delete-profile/delete-profile';
import { ForOwner } from '../../components/for-owner/for-owner';
import { NotLoaded } from '../../components/not-loaded/not-loaded';
import { PointsHistory } from '../../components/points-history/points-history';
import { PinForm } from '../../components/pin-form/pin-form';
import { ProfileForm } from '../../components/profile-form/profile-form';
import { SectionSkeleton } from '../../components/section-skeleton/section-skeleton';
import { Travellers } from '../../components/travellers/travellers';
import { profileQuery } from '../../data/profile.query';
import { useEndedSession } from '../../data/use-ended-session';
import { profileMessages as m } from './profile-page.messages';
import classes from './profile-page.module.css';

const PriceAlerts = lazyPart(
  async () => (await import('../../components/price-alerts/price-alerts')).PriceAlerts,
);

export interface ProfilePageProps {
  edition: Edition;
  /** Today in the edition's time zone, by the server's clock. */
  today: PlainDate;
  /** Shown to visitors who are not signed in. */
  signIn: ReactNode;
  /** Called when the account is deleted. */
  onDeleted: () => void;
}

/** The visitor's data, to view, change and delete. */
export function ProfilePage({ signIn, ...rest }: ProfilePageProps) {
  const intl = useIntl();
  return (
    <div className={classes.root}>
      <h1 className={classes.title}>{intl.formatMessage(m.title)}</h1>
      <ForOwner signIn={signIn}>{(user) => <Owner user={user} {...rest} />}</ForOwner>
    </div>
  );
}

type OwnerProps = Omit<ProfilePageProps, 'signIn'> & { user: User };

function Owner({ user, edition, today, onDeleted }: OwnerProps) {
  const intl = useIntl();
  const query = useQuery(profileQuery(useTransport(), user.id));
  useEndedSession(query.error);
  const profile = query.data;
  if (profile) {
    return (
      <div className={classes.root}>
        <ProfileForm profile={profile} />
        <Travellers userId={user.id} edition={edition} today={today} />
        <Suspense fallback={<SectionSkeleton label={intl.formatMessage(m.loading)} />}>
          <PriceAlerts userId={user.id} />
        </Suspense>
        <PointsHistory userId={user.id} edition={edition} />
        <PinForm profile={profile} />
        <DeleteProfile userId={user.id} points={user.settings.TotalPoints} onDeleted={onDeleted} />
      </div>
    );
  }
  if (query.isError) return <NotLoaded error={query.error} onRetry={() => void query.refetch()} />;
  return <SectionSkeleton label={intl.formatMessage(m.loading)} parts={3} />;
}
