import { useState, type ReactNode } from 'react';
import {
  HydrationBoundary,
  QueryClientProvider,
  type DehydratedState,
} from '@tanstack/react-query';
import { getQueryClient } from './query-client';

interface ResponsesProps {
  /** The data the page's loader has requested; undefined for a page that sends requests only on a visitor's action. */
  state?: DehydratedState | null;
  children: ReactNode;
}

/**
 * Provides the cache of API responses to pages that refetch, poll or change something. A page that only shows what its loader
 * returned does not need it and loads less code.
 */
export function Responses({ state, children }: ResponsesProps) {
  const [queryClient] = useState(getQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
    </QueryClientProvider>
  );
}
