import { useIntl } from '@karvon/i18n';
import { late } from '@karvon/ui-kit';
import { useSearchParams } from 'react-router';
import { PageHead } from '../document/head/page-head';
import { PageFrame } from '../layout/shell/page-frame';
import { favouritesTitles } from '../titles/favourites.messages';

const FavouriteList = late(
  async () => (await import('../favourites/favourite-list')).FavouriteList,
);
const SideBySide = late(async () => (await import('../favourites/side-by-side')).SideBySide);

/** Favourite flights and hotels; those in the address side by side. The browser requests the prices. */
export default function Favourites() {
  const intl = useIntl();
  const [params] = useSearchParams();
  const items = params.get('items');
  const title = items === null ? favouritesTitles.favourites : favouritesTitles.compare;
  return (
    <>
      <PageHead title={intl.formatMessage(title)} indexable={false} />
      <PageFrame>{items === null ? <FavouriteList /> : <SideBySide items={items} />}</PageFrame>
    </>
  );
}
