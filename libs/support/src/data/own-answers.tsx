import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { use, type ReactNode } from 'react';

const own = new QueryClient();

/** For pages that hold no answers of their own: the button stands on any page. */
export function OwnAnswers({ children }: { children: ReactNode }) {
  const answers = use(QueryClientContext) ?? own;
  return <QueryClientProvider client={answers}>{children}</QueryClientProvider>;
}
