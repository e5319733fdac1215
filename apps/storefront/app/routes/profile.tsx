import { ProfilePage } from '@karvon/auth';
import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { leaveAccount } from '../account/leave-account';
import { SignInGate } from '../account/sign-in-gate';
import { Responses } from '../data/responses';
import { PageHead } from '../document/head/page-head';
import { profileTitles } from '../titles/profile.messages';
import { PageFrame } from '../layout/shell/page-frame';
import { useSite } from '../data/use-site';
import type { RouteHandle } from '../middleware/route-middleware';
import { serverMiddleware } from '../middleware/server-middleware.server';

export const handle = { middleware: ['session'] } satisfies RouteHandle;
export const middleware = serverMiddleware(handle);

export default function Profile() {
  const intl = useIntl();
  const { edition, today } = useSite();
  const home = paths.home.to(useLocale());
  return (
    <Responses>
      <PageHead title={intl.formatMessage(profileTitles.profile)} indexable={false} />
      <PageFrame>
        <ProfilePage
          edition={edition}
          today={today}
          signIn={<SignInGate />}
          onDeleted={() => leaveAccount(home)}
        />
      </PageFrame>
    </Responses>
  );
}
