import { useTransport } from '@karvon/api-client';
import { newsItemQuery, NewsItemPage } from '@karvon/content';
import { useLocale } from '@karvon/i18n';
import { useQuery } from '@tanstack/react-query';
import { Answers } from '../data/answers';
import { loaderTools } from '../data/loader-tools.server';
import { prefetchInBrowser, prefetchOnServer } from '../data/prefetch';
import { newsIdOf, prefetchNewsItem } from '../data/prefetch-text';
import { NewsItemHead } from '../document/text-head';
import { PageFrame } from '../layout/page-frame';
import type { Route } from './+types/news-item';

export function loader(args: Route.LoaderArgs) {
  return prefetchOnServer(prefetchNewsItem, args, loaderTools(args.request));
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchInBrowser(prefetchNewsItem, args);
}

function Head({ id }: { id: string }) {
  const { data } = useQuery(newsItemQuery(useTransport(), { id, lang: useLocale() }));
  return data ? <NewsItemHead item={data} /> : null;
}

export default function NewsItem({ loaderData, params }: Route.ComponentProps) {
  const id = newsIdOf(params);
  return (
    <Answers state={loaderData.dehydratedState}>
      <Head id={id} />
      <PageFrame>
        <NewsItemPage id={id} />
      </PageFrame>
    </Answers>
  );
}
