import { HydrationBoundary } from '@tanstack/react-query';
import { prefetchOnServer, type Prefetch } from '../data/prefetch';
import { loaderTools } from '../data/loader-tools.server';
import { today } from '../data/today.server';
import { HomePage } from '../home/home-page';
import { popularPlacesQuery } from '../home/popular-places.query';
import type { Route } from './+types/home';

const prefetch: Prefetch = ({ queryClient, transport, locale }) =>
  queryClient.prefetchQuery(popularPlacesQuery(transport, locale));

export async function loader(args: Route.LoaderArgs) {
  return { ...(await prefetchOnServer(prefetch, args, loaderTools(args.request))), today: today() };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.dehydratedState}>
      <HomePage today={loaderData.today} />
    </HydrationBoundary>
  );
}
