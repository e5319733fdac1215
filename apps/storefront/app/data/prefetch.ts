import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import type { Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import type { CarriedForms } from '@karvon/session';
import { browserTransport } from './browser-transport';
import { getQueryClient } from './query-client';

export interface PrefetchArgs {
  url: URL;
  params: Record<string, string | undefined>;
  locale: Locale;
  transport: Transport;
  queryClient: QueryClient;
  /** The first page's form begins there; a page in a browser asks for it by itself. */
  homeCity?: string;
  /** What the first page's forms begin with after a change of the language. */
  forms?: CarriedForms;
}

/**
 * What a page needs before it is shown. Failures are left to the page: it asks again and shows what went wrong.
 * Written once, run by the server for the first page and by the browser for the next ones.
 */
export type Prefetch = (args: PrefetchArgs) => Promise<unknown>;

interface LoaderArgs {
  request: Request;
  params: Record<string, string | undefined>;
}

/** The first page: the answers travel inside the HTML. */
export async function prefetchOnServer(
  prefetch: Prefetch,
  { request, params }: LoaderArgs,
  tools: Pick<PrefetchArgs, 'transport' | 'locale' | 'homeCity' | 'forms'>,
): Promise<{ dehydratedState: DehydratedState }> {
  const queryClient = getQueryClient();
  await prefetch({ url: new URL(request.url), params, queryClient, ...tools });
  return { dehydratedState: dehydrate(queryClient) };
}

/** The next pages: the answers go straight into the browser's own store. */
export async function prefetchInBrowser(
  prefetch: Prefetch,
  { request, params }: LoaderArgs,
): Promise<{ dehydratedState: null }> {
  const locale = document.documentElement.lang as Locale;
  const queryClient = getQueryClient();
  await prefetch({
    url: new URL(request.url),
    params,
    locale,
    transport: browserTransport,
    queryClient,
  });
  return { dehydratedState: null };
}
