import { callDefaults } from '@karvon/api-client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { reportProblem } from '../telemetry/report-problem';

/**
 * How long a response counts as fresh. It must outlast hydration, so that the browser does not request again what the
 * server has fetched.
 */
const staleMs = 60_000;

function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: reportProblem }),
    mutationCache: new MutationCache({
      onError: (error, _sent, _result, _context, mutation) => reportProblem(error, mutation),
    }),
    defaultOptions: callDefaults(staleMs),
  });
}

let ofBrowser: QueryClient | undefined;

/** In a browser, one client for the life of the document; on the server, a new one for each request. */
export function getQueryClient(): QueryClient {
  // Not `import.meta.env.SSR`: specs load this file, and cannot read it.
  if (typeof document === 'undefined') return createQueryClient();
  ofBrowser ??= createQueryClient();
  return ofBrowser;
}
