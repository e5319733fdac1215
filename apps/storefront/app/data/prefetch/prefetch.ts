import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import type { ShouldRevalidateFunction } from 'react-router';
import type { Transport } from '@karvon/api-client';
import type { Locale, User } from '@karvon/contract';
import type { CarriedForms } from '@karvon/session';
import { browserTransport } from '../browser-transport';
import { getQueryClient } from '../query-client';

/** An order changes while the visitor is at the bank: an older response is stale. */
export const freshMs = 5_000;

export interface PrefetchArgs {
  url: URL;
  params: Record<string, string | undefined>;
  locale: Locale;
  transport: Transport;
  queryClient: QueryClient;
  /** The default origin or city in the forms of the first page; later pages request it by themselves. */
  homeCity?: string;
  /** Form values that the first page restores after a change of the language. */
  forms?: CarriedForms;
  /** The signed-in visitor of the first page. */
  user?: User | null;
  /** Makes a value once for pages of many visitors. Undefined in a browser. */
  share?: <Value>(name: string, make: () => Promise<Value>) => Promise<Value>;
}

/**
 * Requests the data that a page needs before it is shown. The server runs it for the first page, the browser for the next ones.
 * The page itself handles a failure: it requests again and shows what went wrong.
 */
export type Prefetch = (args: PrefetchArgs) => Promise<unknown>;

interface LoaderArgs {
  request: Request;
  params: Record<string, string | undefined>;
}

/** For the first page: the HTML carries the responses. */
export async function prefetchOnServer(
  prefetch: Prefetch,
  { request, params }: LoaderArgs,
  tools: Pick<PrefetchArgs, 'transport' | 'locale' | 'homeCity' | 'forms' | 'user' | 'share'>,
): Promise<{ dehydratedState: DehydratedState }> {
  const queryClient = getQueryClient();
  await prefetch({ url: new URL(request.url), params, queryClient, ...tools });
  return { dehydratedState: dehydrate(queryClient) };
}

/** For the next pages: the responses go into the browser's cache. */
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

/**
 * For pages that sort and filter a list by themselves: the same search in the same language needs no new data.
 * @param sameSearch whether two queries mean the same list
 */
export const unlessSame =
  (
    sameSearch: (before: URLSearchParams, after: URLSearchParams) => boolean,
  ): ShouldRevalidateFunction =>
  ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
    const samePage = currentUrl.pathname === nextUrl.pathname;
    return samePage && sameSearch(currentUrl.searchParams, nextUrl.searchParams)
      ? false
      : defaultShouldRevalidate;
  };
