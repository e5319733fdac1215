import { FavouritesPage } from '@karvon/favourites';
import { Responses } from '../data/responses';
import { useSite } from '../data/use-site';
import { useMarket } from './use-market';

function Page() {
  const { today } = useSite();
  return <FavouritesPage market={useMarket()} today={today} />;
}

/** The visitor's favourites. Only the browser, or the API for a signed-in visitor, knows them, so they load after the page. */
export function FavouriteList() {
  return (
    <Responses>
      <Page />
    </Responses>
  );
}
