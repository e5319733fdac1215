import { FavouritesPage } from '@karvon/favourites';
import { Responses } from '../data/responses';
import { useSite } from '../data/use-site';
import { useMarket } from './use-market';

function Page() {
  const { today } = useSite();
  return <FavouritesPage market={useMarket()} today={today} />;
}

/** What the visitor keeps: the browser knows it, or the server of a signed-in visitor, so it comes after the page. */
export function FavouriteList() {
  return (
    <Responses>
      <Page />
    </Responses>
  );
}
