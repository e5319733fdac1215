import { listNews } from '@karvon/api-client';
import { NewsListPage } from '@karvon/content';
import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { loadText } from '../data/load-text.server';
import { loaderTools } from '../data/loader-tools.server';
import { PageHead } from '../document/head/page-head';
import { newsTitles } from '../titles/news.messages';
import { TextPage } from '../pages/text-page';
import type { Route } from './+types/news';

/** Anything but a number means the first page. */
function pageOf(url: string): number {
  const page = new URL(url).searchParams.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

export function loader({ request }: Route.LoaderArgs) {
  const { transport, locale } = loaderTools(request);
  return loadText(listNews(transport, { lang: locale, page: pageOf(request.url) }));
}

export default function News({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  const feed = paths.newsFeed.to(useLocale());
  return (
    <TextPage loaded={loaderData}>
      {(list) => (
        <>
          <PageHead
            title={
              list.page > 1
                ? intl.formatMessage(newsTitles.newsPage, { page: list.page })
                : intl.formatMessage(newsTitles.news)
            }
            description={intl.formatMessage(newsTitles.newsDescription)}
            indexable={list.news.length > 0}
            query={list.page > 1 ? `?page=${list.page}` : ''}
          />
          <link
            rel="alternate"
            type="application/rss+xml"
            title={intl.formatMessage(newsTitles.news)}
            href={feed}
          />
          <NewsListPage list={list} />
        </>
      )}
    </TextPage>
  );
}
