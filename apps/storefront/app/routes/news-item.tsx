import { getNewsItem } from '@karvon/api-client';
import { NewsItemPage } from '@karvon/content';
import { paths } from '@karvon/paths';
import { redirect } from 'react-router';
import { loadText } from '../data/load-text.server';
import { loaderTools } from '../data/loader-tools.server';
import { NewsItemHead } from '../document/head/news-item-head';
import { TextPage } from '../pages/text-page';
import type { Route } from './+types/news-item';

export function loader({ request, params }: Route.LoaderArgs) {
  const { transport, locale } = loaderTools(request);
  const id = params['*'].replace(/^\/+|\/+$/g, '');
  // An address without the id redirects to all news.
  if (id === '') throw redirect(paths.newsList.to(locale));
  return loadText(getNewsItem(transport, { id, lang: locale }));
}

export default function NewsItem({ loaderData }: Route.ComponentProps) {
  return (
    <TextPage loaded={loaderData}>
      {(item) => (
        <>
          <NewsItemHead item={item} />
          <NewsItemPage item={item} />
        </>
      )}
    </TextPage>
  );
}
