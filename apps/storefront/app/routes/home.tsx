import { placeQuery } from '@karvon/air-search';
import { HydrationBoundary } from '@tanstack/react-query';
import { loaderTools } from '../data/loader-tools.server';
import { prefetchInBrowser, prefetchOnServer, type Prefetch } from '../data/prefetch';
import { HomePage } from '../home/home-page';
import { popularPlacesQuery } from '../home/popular-places.query';
import type { Route } from './+types/home';

const prefetch: Prefetch = ({ queryClient, transport, locale, homeCity }) =>
  Promise.all([
    queryClient.prefetchQuery(popularPlacesQuery(transport, locale)),
    homeCity && queryClient.prefetchQuery(placeQuery(transport, { code: homeCity, lang: locale })),
  ]);

export function loader(args: Route.LoaderArgs) {
  return prefetchOnServer(prefetch, args, loaderTools(args.request));
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchInBrowser(prefetch, args);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.dehydratedState}>
      <HomePage />
    </HydrationBoundary>
  );
}
