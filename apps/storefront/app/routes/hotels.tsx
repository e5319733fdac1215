import { HotelsPage, parseCriteria, sameSearch } from '@karvon/hotel-search';
import { useIntl } from '@karvon/i18n';
import { lazyPart } from '@karvon/ui-kit';
import { useSearchParams } from 'react-router';
import { Responses } from '../data/responses';
import { loaderTools } from '../data/loader-tools.server';
import { prefetchInBrowser, prefetchOnServer, unlessSame } from '../data/prefetch/prefetch';
import { prefetchHotels } from '../data/prefetch/prefetch-hotels';
import { HotelSearchHead } from '../document/head/hotel-search-head';
import { PageHead } from '../document/head/page-head';
import { hotelsTitles } from '../titles/hotels.messages';
import { PageFrame } from '../layout/shell/page-frame';
import { useSite } from '../data/use-site';
import type { Route } from './+types/hotels';

export function loader(args: Route.LoaderArgs) {
  return prefetchOnServer(prefetchHotels, args, loaderTools(args.request));
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchInBrowser(prefetchHotels, args);
}

export const shouldRevalidate = unlessSame(sameSearch);

/** A file of its own, because a list of hotels needs no form at first. */
const Begin = lazyPart(async () => (await import('../hotels/begin')).Begin);

/** The hotels of the search in the address, or the search form. */
export default function Hotels({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  const site = useSite();
  const [params] = useSearchParams();
  const criteria = parseCriteria(params);
  return (
    <Responses state={loaderData.dehydratedState}>
      {criteria ? (
        <PageFrame>
          <HotelsPage {...site} criteria={criteria} Head={HotelSearchHead} />
        </PageFrame>
      ) : (
        <>
          <PageHead
            title={intl.formatMessage(hotelsTitles.hotels)}
            description={intl.formatMessage(hotelsTitles.hotelsDescription)}
          />
          <Begin params={params} />
        </>
      )}
    </Responses>
  );
}
