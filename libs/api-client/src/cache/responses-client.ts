import { use } from 'react';
import { QueryClient, QueryClientContext } from '@tanstack/react-query';
import { callDefaults } from './call-defaults';

/** For pages without a query client of their own. */
const ownQueryClient = new QueryClient({ defaultOptions: callDefaults() });

/** The query client of the page, or a shared one where the page has none. */
export function useResponsesClient(): QueryClient {
  return use(QueryClientContext) ?? ownQueryClient;
}
