import { NewsListPage } from '@karvon/content';
import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { useSearchParams } from 'react-router';
import { Answers } from '../data/answers';
import { loaderTools } from '../data/loader-tools.server';
import { prefetchInBrowser, prefetchOnServer } from '../data/prefetch';
import { pageOf, prefetchNewsList } from '../data/prefetch-text';
import { PageHead } from '../document/page-head';
import { titles } from '../document/titles.messages';
import { PageFrame } from '../layout/page-frame';
import type { Route } from './+types/news';

export function loader(args: Route.LoaderArgs) {
  return prefetchOnServer(prefetchNewsList, args, loaderTools(args.request));
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchInBrowser(prefetchNewsList, args);
}

export default function News({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  const [params] = useSearchParams();
  const page = pageOf(params);
  const title =
    page > 1 ? intl.formatMessage(titles.newsPage, { page }) : intl.formatMessage(titles.news);
  return (
    <Answers state={loaderData.dehydratedState}>
      <PageHead
        title={title}
        description={intl.formatMessage(titles.newsDescription)}
        query={page > 1 ? `?page=${page}` : ''}
      />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={intl.formatMessage(titles.news)}
        href={paths.newsFeed.to(useLocale())}
      />
      <PageFrame>
        <NewsListPage page={page} />
      </PageFrame>
    </Answers>
  );
}
