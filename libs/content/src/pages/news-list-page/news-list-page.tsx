import type { NewsPage } from '@karvon/contract';
import { FormattedMessage, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button, EmptyState, Pagination } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { NewsCard } from '../../components/news-card/news-card';
import { renderLink } from '../../components/trail/render-link';
import { TextSearch } from '../../components/text-search/text-search';
import { Trail } from '../../components/trail/trail';
import { listMessages as messages } from './news-list-page.messages';
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
      {news.map((item, index) => (
        <li key={item.id}>
          <NewsCard item={item} headingLevel={2} eager={index === 0} />
        </li>
      ))}
    </ul>
  );
}

/** Links to newer and older news; they work for search engines and without scripts. */
function Pages({ page, pages }: Pick<NewsPage, 'page' | 'pages'>) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <Pagination
      className={classes.pages!}
      label={intl.formatMessage(messages.pages)}
      page={page}
      pageCount={pages}
      hrefOf={(to) => paths.newsList.to(locale, { page: to > 1 ? String(to) : undefined })}
      previousLabel={intl.formatMessage(messages.newer)}
      nextLabel={intl.formatMessage(messages.older)}
      pageLabel={(to) => intl.formatMessage(messages.place, { page: to })}
      renderLink={renderLink}
    />
  );
}

/** A page of the news, the newest first. */
export function NewsListPage({ list }: { list: NewsPage }) {
  const intl = useIntl();
  const lang = useLocale();
  const title = intl.formatMessage(messages.title);
  return (
    <div className={classes.root}>
      <Trail current={title} />
      <header className={classes.header}>
        <h1>{title}</h1>
        <a href={paths.newsFeed.to(lang)}>
          <FormattedMessage {...messages.feed} />
        </a>
      </header>
      <TextSearch />
      {list.news.length > 0 ? (
        <>
          <Cards news={list.news} />
          <Pages {...list} />
        </>
      ) : (
        <NoNews total={list.total} />
      )}
    </div>
  );
}
