import { sameSearch } from '@karvon/hotel-search';
import { Responses } from '../data/responses';
import { loaderTools } from '../data/loader-tools.server';
import { prefetchInBrowser, prefetchOnServer, unlessSame } from '../data/prefetch';
import { prefetchHotels } from '../data/prefetch-hotels';
import { ListOrForm } from '../hotels/list-or-form';
import type { Route } from './+types/hotels';

export function loader(args: Route.LoaderArgs) {
  return prefetchOnServer(prefetchHotels, args, loaderTools(args.request));
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchInBrowser(prefetchHotels, args);
}

export const shouldRevalidate = unlessSame(sameSearch);

/** The hotels of the search in the address, or the form to begin one. */
export default function Hotels({ loaderData }: Route.ComponentProps) {
  return (
    <Responses state={loaderData.dehydratedState}>
      <ListOrForm />
    </Responses>
  );
}
