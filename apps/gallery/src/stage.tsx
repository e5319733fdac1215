import { useState } from 'react';
import { callDefaults, createTransport, TransportProvider } from '@karvon/api-client';
import { I18nProvider, type Messages } from '@karvon/i18n';
import type { GalleryState, GalleryVisitor } from '@karvon/samples';
import { CarriedFormsProvider, SessionProvider } from '@karvon/session';
import { ToastProvider } from '@karvon/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

const transport = createTransport({ baseUrl: '/api' });
const noForms = {};

interface StageProps {
  state: GalleryState;
  visitor: GalleryVisitor;
  messages: Messages;
}

/** Wraps a page as the storefront does; links only change the page's address. */
export function Stage({ state, visitor, messages }: StageProps) {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: callDefaults(60_000) }));
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: state.show(visitor) }], {
      initialEntries: [`/${visitor.locale}${state.path ?? ''}`],
    }),
  );
  return (
    <TransportProvider transport={transport}>
      <I18nProvider locale={visitor.locale} messages={messages}>
        <SessionProvider user={visitor.user}>
          <CarriedFormsProvider forms={noForms}>
            <QueryClientProvider client={queryClient}>
              <ToastProvider label="Toasts" closeLabel="×">
                <RouterProvider router={router} />
              </ToastProvider>
            </QueryClientProvider>
          </CarriedFormsProvider>
        </SessionProvider>
      </I18nProvider>
    </TransportProvider>
  );
}
