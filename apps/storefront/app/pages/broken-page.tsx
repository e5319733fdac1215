import { lazy } from 'react';
import { isRouteErrorResponse, useRouteLoaderData } from 'react-router';
import type { AccountProps } from '../layout/header/account';
import { SiteLayout } from '../layout/shell/site-layout';
import type { readSite } from '../data/site.server';
import { ErrorPage } from './error-page';

/** Rare enough to be fetched then; the server waits for it. The other error page must work without a network. */
const NotFoundPage = lazy(async () => ({
  default: (await import('./not-found-page')).NotFoundPage,
}));

interface BrokenPageProps extends AccountProps {
  error: unknown;
}

/** In the place of a page that is not there or has broken; without header and footer where what they show has not come. */
export function BrokenPage({ error, signIn }: BrokenPageProps) {
  const site = useRouteLoaderData<typeof readSite>('root');
  if (!site)
    return (
      <main>
        <ErrorPage error={error} />
      </main>
    );
  return (
    <SiteLayout signIn={signIn}>
      {isRouteErrorResponse(error) && error.status === 404 ? (
        <NotFoundPage />
      ) : (
        <ErrorPage error={error} />
      )}
    </SiteLayout>
  );
}
