import { DocumentLinks, DocumentScripts, PageStyles } from '@karvon/page-delivery';
import { MissingIconContext, Awake } from '@karvon/ui-kit';
import { Outlet, useMatches, useRouteLoaderData } from 'react-router';
import { useRef, type ReactNode } from 'react';
import { reportError } from '@karvon/telemetry';
import { askToSignIn, loadSignIn } from './account/sign-in-request';
import { readSite } from './data/site.server';
import { useDocumentFacts } from './document/document-context';
import { EarlyPresses, StoredMarks, StructuredData, ZodSettings } from './document/inline-scripts';
import { Providers } from './document/providers';
import { ReportErrorContext } from './document/report-error-context';
import { SignInHost } from './layout/shell/late-layout';
import { SiteLayout } from './layout/shell/site-layout';
import { middlewareOf } from './middleware/route-middleware';
import { BrokenPage } from './pages/broken-page';
import { reportMissingIcon } from './telemetry/report-missing-icon';
import { Telemetry } from './telemetry/telemetry';
import type { Route } from './+types/root';

/** An error page has no forms. */
const noForms = {};

export const loader = ({ request }: Route.LoaderArgs) => readSite(request);

/** Its data never change while a document is open. */
export const shouldRevalidate = () => false;

/** The `<html>` document, around pages and error pages alike. */
export function Layout({ children }: { children: ReactNode }) {
  const { locale, traceId, nonce, scripts } = useDocumentFacts();
  const site = useRouteLoaderData<typeof loader>('root');
  const body = useRef<HTMLBodyElement>(null);
  return (
    // An inline script sets marks of stored data before React hydrates.
    <html lang={locale} data-trace={traceId} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <ZodSettings />
        <EarlyPresses />
        <StoredMarks />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The header's colour: --color-deep by day and by night. */}
        <meta name="theme-color" content="#101c4a" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#161f58" media="(prefers-color-scheme: dark)" />
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <DocumentLinks />
      </head>
      <body ref={body} data-sleeping="">
        <Providers today={site?.today} user={site?.user ?? null} forms={site?.forms ?? noForms}>
          <ReportErrorContext value={reportError}>
            <MissingIconContext value={reportMissingIcon}>{children}</MissingIconContext>
          </ReportErrorContext>
          {site ? <Telemetry site={site} /> : null}
          {site ? <SignInHost /> : null}
        </Providers>
        <DocumentScripts scripts={scripts} nonce={nonce} />
        <StructuredData />
        <Awake part={body} />
      </body>
    </html>
  );
}

/** Signing in from the header leads home, except from a purchase or a private page: there the visitor stays. */
const signIn = {
  open: () => askToSignIn({ then: 'home' }),
  prepare: () => void loadSignIn().catch(() => undefined),
};

export default function App() {
  // A page that names unknown middleware is an error, not a page without its rule.
  for (const { handle } of useMatches()) middlewareOf(handle);
  return (
    <SiteLayout signIn={signIn}>
      <PageStyles />
      <Outlet />
    </SiteLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BrokenPage error={error} signIn={signIn} />;
}
