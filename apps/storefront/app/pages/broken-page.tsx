import { lazyPart } from '@karvon/ui-kit';
import { isRouteErrorResponse, useRouteLoaderData } from 'react-router';
import type { AccountProps } from '../layout/header/account';
import { SiteLayout } from '../layout/shell/site-layout';
import type { readSite } from '../data/site.server';
import { ErrorPage } from './error-page';

/**
 * This page is rare, so its code loads on demand, and the server waits for it. The other error page must work without a
 * network.
 */
const NotFoundPage = lazyPart(async () => (await import('./not-found-page')).NotFoundPage);

interface BrokenPageProps extends AccountProps {
  error: unknown;
}

/** Replaces a page that does not exist or has failed. Without the root data it has no header and footer. */
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
