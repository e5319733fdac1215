import type { ReactNode } from 'react';
import { createTransport, TransportProvider } from '@karvon/api-client';
import type { Locale, User } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { I18nProvider } from '@karvon/i18n';
import { SessionProvider, userCookie, type Consent } from '@karvon/session';
// eslint-disable-next-line no-restricted-imports -- a fixture that only specs import
import { catalogue, renderPage } from '@karvon/testing';
import { loadLateParts, ToastProvider } from '@karvon/ui-kit';
import { screen } from '@testing-library/react';
import { createRoutesStub, useLocation } from 'react-router';
import { DocumentContext } from '../../document/document-context';
import type { SignInDialog } from '../header/account';
import { SiteLayout } from './site-layout';

export interface Visit {
  edition?: 'ru' | 'uz';
  locale?: Locale;
  path?: string;
  offered?: Locale | null;
  demonstration?: boolean;
  user?: User | null;
  consent?: Consent | null;
  /** Minutes since midnight on the edition's clock. */
  minute?: number;
  signIn?: SignInDialog;
}

/** The layout needs it; no spec checks it. */
const toasts = { label: 'toasts', closeLabel: 'close' };

function Here() {
  return <p>{`page of ${useLocation().pathname}`}</p>;
}

function routesOf(page: ReactNode, visit: Visit) {
  const { edition = 'uz', locale = 'ru', user = null, consent = 'necessary' } = visit;
  const site = {
    edition: readEdition(edition),
    publicUrl: 'https://karvon.example',
    today: '2026-11-21',
    offered: visit.offered ?? null,
    demonstration: visit.demonstration ?? false,
    user,
    consent,
    supportMinute: visit.minute ?? 600,
  };
  const facts = {
    locale,
    messages: catalogue(locale),
    traceId: 'trace-1',
    structuredData: '',
  };
  const Component = () => (
    <DocumentContext value={facts}>
      <SessionProvider user={user}>
        <ToastProvider {...toasts}>
          <SiteLayout signIn={visit.signIn}>{page}</SiteLayout>
        </ToastProvider>
      </SessionProvider>
    </DocumentContext>
  );
  const root = { id: 'root', path: '*', Component, HydrateFallback: () => null };
  return { site, root };
}

/** Renders a page of the site as a browser shows it. */
export async function showLayout(visit: Visit = {}, page: ReactNode = <Here />) {
  await loadLateParts();
  const { site, root } = routesOf(page, visit);
  const { locale = 'ru', path } = visit;
  const { name, value } = userCookie(visit.user ?? null);
  document.cookie = `${name}=${value}`;
  const shown = renderPage([{ ...root, loader: () => site }], { locale, ...(path && { path }) });
  // The first render of a file waits for every module to load.
  await screen.findByRole('contentinfo', {}, { timeout: 10_000 });
  return shown;
}

/** The same on the server, after its loader has returned. */
export function sitePage(visit: Visit = {}, page: ReactNode = <Here />) {
  const { site, root } = routesOf(page, visit);
  const { locale = 'ru', path = `/${locale}` } = visit;
  const Stub = createRoutesStub([root]);
  return (
    <I18nProvider locale={locale} messages={catalogue(locale)}>
      <TransportProvider transport={createTransport({ baseUrl: 'https://karvon.example' })}>
        <Stub initialEntries={[path]} hydrationData={{ loaderData: { root: site } }} />
      </TransportProvider>
    </I18nProvider>
  );
}
