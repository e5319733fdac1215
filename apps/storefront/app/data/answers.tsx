import { useState, type ReactNode } from 'react';
import {
  HydrationBoundary,
  QueryClientProvider,
  type DehydratedState,
} from '@tanstack/react-query';
import { getQueryClient } from './query-client';

interface AnswersProps {
  /** What the page's loader asked for; nothing for a page that asks only when told to. */
  state?: DehydratedState | null;
  children: ReactNode;
}

/**
 * The API's answers, for pages that ask again, poll or change things. Not around every page: one that only shows what its
 * loader found does without, and is lighter.
 */
export function Answers({ state, children }: AnswersProps) {
  const [queryClient] = useState(getQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
    </QueryClientProvider>
  );
}
