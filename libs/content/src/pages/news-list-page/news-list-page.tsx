import { useTransport } from '@karvon/api-client';
import type { NewsPage } from '@karvon/contract';
import { FormattedMessage, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button, EmptyState } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { NewsCard } from '../../components/news-card/news-card';
import { TextLoading, TextProblem } from '../../components/text-problem/text-problem';
import { Trail } from '../../components/trail/trail';
import { newsListQuery } from '../../data/news.query';
import { listMessages as messages } from './news-list-page.messages';
import { PageLinks } from './page-links';
import classes from './news-list-page.module.css';

function NoNews({ total }: Pick<NewsPage, 'total'>) {
  const intl = useIntl();
  const locale = useLocale();
  if (total === 0)
    return (
      <EmptyState
        title={intl.formatMessage(messages.empty)}
        text={intl.formatMessage(messages.emptyText)}
      />
    );
  return (
    <EmptyState
      title={intl.formatMessage(messages.beyond)}
      actions={
        <Button as={Link} to={paths.newsList.to(locale)}>
          <FormattedMessage {...messages.first} />
        </Button>
      }
    />
  );
}

function Cards({ news }: Pick<NewsPage, 'news'>) {
  return (
    <ul className={classes.cards}>
      {news.map((item) => (
        <li key={item.id}>
          <NewsCard item={item} headingLevel={2} />
        </li>
      ))}
    </ul>
  );
}

/** A page of the news, counted from 1; the newest first. */
export function NewsListPage({ page }: { page: number }) {
  const intl = useIntl();
  const lang = useLocale();
  const list = useQuery(newsListQuery(useTransport(), { page, lang }));
  const title = intl.formatMessage(messages.title);
  if (list.error) return <TextProblem error={list.error} onRetry={() => void list.refetch()} />;
  return (
    <div className={classes.root}>
      <Trail here={title} />
      <header className={classes.header}>
        <h1>{title}</h1>
        <a href={paths.newsFeed.to(lang)}>
          <FormattedMessage {...messages.feed} />
        </a>
      </header>
      {list.isPending ? <TextLoading /> : null}
      {list.data && list.data.news.length > 0 ? <Cards news={list.data.news} /> : null}
      {list.data?.news.length === 0 ? <NoNews total={list.data.total} /> : null}
      {list.data && list.data.news.length > 0 ? <PageLinks {...list.data} /> : null}
    </div>
  );
}
