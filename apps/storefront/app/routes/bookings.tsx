import { BookingsPage } from '@karvon/auth';
import { useIntl } from '@karvon/i18n';
import { SignInGate } from '../account/sign-in-gate';
import { Responses } from '../data/responses';
import { PageHead } from '../document/head/page-head';
import { bookingsTitles } from '../titles/bookings.messages';
import { PageFrame } from '../layout/shell/page-frame';
import { useSite } from '../data/use-site';
import type { RouteHandle } from '../middleware/route-middleware';
import { serverMiddleware } from '../middleware/server-middleware.server';

export const handle = { middleware: ['session'] } satisfies RouteHandle;
export const middleware = serverMiddleware(handle);

export default function Bookings() {
  const intl = useIntl();
  const { edition } = useSite();
  return (
    <Responses>
      <PageHead title={intl.formatMessage(bookingsTitles.bookings)} indexable={false} />
      <PageFrame>
        <BookingsPage edition={edition} signIn={<SignInGate />} />
      </PageFrame>
    </Responses>
  );
}
