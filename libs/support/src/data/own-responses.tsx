import { callDefaults } from '@karvon/api-client';
import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { use, type ReactNode } from 'react';

const own = new QueryClient({ defaultOptions: callDefaults() });

/** Provides a query client on pages without one, because the button can be on any page. */
export function OwnResponses({ children }: { children: ReactNode }) {
  const responses = use(QueryClientContext) ?? own;
  return <QueryClientProvider client={responses}>{children}</QueryClientProvider>;
}
