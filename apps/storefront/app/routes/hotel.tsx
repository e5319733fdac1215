import { HotelPage } from '@karvon/hotel-search';
import { late } from '@karvon/ui-kit';
import { useSearchParams } from 'react-router';
import { Responses } from '../data/responses';
import { loaderTools } from '../data/loader-tools.server';
import { prefetchInBrowser, prefetchOnServer } from '../data/prefetch/prefetch';
import { prefetchHotel } from '../data/prefetch/prefetch-hotel';
import { HotelHead } from '../document/head/hotel-head';
import { PageFrame } from '../layout/shell/page-frame';
import { useSite } from '../data/use-site';
import type { Route } from './+types/hotel';

const Place = late(async () => (await import('../hotels/hotel-place')).HotelPlace);

export function loader(args: Route.LoaderArgs) {
  return prefetchOnServer(prefetchHotel, args, loaderTools(args.request));
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchInBrowser(prefetchHotel, args);
}

/** One hotel: its description, and its rooms for the stay in the address. */
export default function Hotel({ loaderData, params: { code } }: Route.ComponentProps) {
  const { today } = useSite();
  const [params] = useSearchParams();
  return (
    <Responses state={loaderData.dehydratedState}>
      <HotelHead code={code} />
      <PageFrame>
        <HotelPage key={code} code={code} params={params} today={today} Place={Place} />
      </PageFrame>
    </Responses>
  );
}
