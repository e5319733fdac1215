import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { reportProblem } from '../telemetry/report-problem';

/** How long an answer is taken as it is: what the server fetched for a page is not asked again when the page wakes up. */
const staleMs = 60_000;

function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: reportProblem }),
    mutationCache: new MutationCache({ onError: reportProblem }),
    defaultOptions: {
      // The transport repeats what is worth repeating.
      queries: { staleTime: staleMs, retry: false },
      mutations: { retry: false },
    },
  });
}

let ofBrowser: QueryClient | undefined;

/** One for the life of a page in a browser, a new one for each request on the server. */
export function getQueryClient(): QueryClient {
  if (import.meta.env.SSR) return createQueryClient();
  ofBrowser ??= createQueryClient();
  return ofBrowser;
}
