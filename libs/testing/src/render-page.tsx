import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { callDefaults, createTransport, TransportProvider } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { I18nProvider } from '@karvon/i18n';
import { SessionProvider } from '@karvon/session';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { catalogue } from './catalogue';

/** Routes as React Router takes them: path, Component, loader, action, children. */
export type TestRoutes = Parameters<typeof createRoutesStub>[0];

interface PageOptions {
  /** 'ru' by default. */
  locale?: Locale;
  /** The path with its query; `/{locale}` by default. */
  path?: string;
  /** A client with responses that a loader would have prefetched. */
  queryClient?: QueryClient;
}

export interface Page extends RenderResult {
  user: UserEvent;
  queryClient: QueryClient;
}

/** A client that never retries and never forgets during a test. */
export function createTestQueryClient(): QueryClient {
  const { queries, mutations } = callDefaults(Infinity);
  return new QueryClient({
    defaultOptions: { queries: { ...queries, gcTime: Infinity }, mutations },
  });
}

/** The browser's base URL; jsdom's address completes it. */
const transport = createTransport({ baseUrl: '/api' });

function isRoutes(page: ReactElement | TestRoutes): page is TestRoutes {
  return Array.isArray(page);
}

/**
 * Renders a page as the app does: with real messages, query cache and transport, a router at `path` and the user of the
 * cookies. A single element is rendered at every path; pass routes when the test follows links or needs loaders.
 */
export function renderPage(page: ReactElement | TestRoutes, options: PageOptions = {}): Page {
  const { locale = 'ru', path = `/${locale}`, queryClient = createTestQueryClient() } = options;
  const routes: TestRoutes = isRoutes(page) ? page : [{ path: '*', Component: () => page }];
  const Stub = createRoutesStub(routes);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider locale={locale} messages={catalogue(locale)}>
      <QueryClientProvider client={queryClient}>
        <TransportProvider transport={transport}>
          <SessionProvider user={null}>{children}</SessionProvider>
        </TransportProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
  const initialEntries: ComponentProps<typeof Stub>['initialEntries'] = [path];
  const shown: RenderResult = render(<Stub initialEntries={initialEntries} />, { wrapper });
  return {
    ...shown,
    user: userEvent.setup(),
    queryClient,
  };
}
