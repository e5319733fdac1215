import '@karvon/ui-kit';
import { isRouteErrorResponse, Links, Outlet, useRouteLoaderData } from 'react-router';
import { lazy, type ReactNode } from 'react';
import { minuteAt } from '@karvon/edition';
import { readConsent } from '@karvon/session';
import { reportError } from '@karvon/telemetry';
import { getConfig, publicConfig } from './config.server';
import { today } from './data/today.server';
import { DocumentScripts, StructuredData, ZodSettings } from './document/document-scripts';
import { FontPreloads } from './document/font-preloads';
import { useDocumentFacts } from './document/document-context';
import { Providers } from './document/providers';
import { ReportErrorContext } from './document/report-error-context';
import { offeredLocale } from './document/request-locale.server';
import { SiteLayout } from './layout/site-layout';
import { ErrorPage } from './pages/error-page';
import { Preload } from './preload/preload';
import { signedInUser } from './proxy/session-cookies.server';
import { Telemetry } from './telemetry/telemetry';
import type { Route } from './+types/root';

/** Rare enough to be fetched then; the server waits for it. The other error page must work without a network. */
const NotFoundPage = lazy(async () => ({
  default: (await import('./pages/not-found-page')).NotFoundPage,
}));

export function loader({ request }: Route.LoaderArgs) {
  const config = getConfig();
  const cookies = request.headers.get('cookie');
  return {
    ...publicConfig(config),
    offered: offeredLocale(request),
    today: today(),
    supportMinute: minuteAt(config.edition.support, new Date()),
    consent: readConsent(cookies),
    user: signedInUser(cookies),
  };
}

/** Nothing of it changes while a document lives. */
export const shouldRevalidate = () => false;

/** The document itself, around pages and error pages alike. */
export function Layout({ children }: { children: ReactNode }) {
  const { locale, traceId, nonce, styles } = useDocumentFacts();
  const site = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang={locale} data-trace={traceId}>
      <head>
        <meta charSet="utf-8" />
        <ZodSettings />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#101c4a" />
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <FontPreloads locale={locale} />
        {styles ? (
          <style href="karvon" precedence="karvon" nonce={nonce}>
            {styles}
          </style>
        ) : null}
        {/* Development only; an empty nonce is the same on both sides. */}
        {import.meta.env.DEV ? <Links nonce="" /> : null}
        <StructuredData />
      </head>
      <body>
        <Providers user={site?.user ?? null}>
          <ReportErrorContext value={reportError}>{children}</ReportErrorContext>
          {site ? <Telemetry site={site} /> : null}
          <Preload />
        </Providers>
        <DocumentScripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteLayout>
      {isRouteErrorResponse(error) && error.status === 404 ? (
        <NotFoundPage />
      ) : (
        <ErrorPage error={error} />
      )}
    </SiteLayout>
  );
}
