import { use } from 'react';
import { QueryClient, QueryClientContext } from '@tanstack/react-query';

/** For pages that hold no answers of their own. */
const ownAnswers = new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Where answers are kept: with the page's, or here. */
export function useAnswersClient(): QueryClient {
  return use(QueryClientContext) ?? ownAnswers;
}
