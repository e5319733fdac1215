import type { ContentHit, Locale } from '@karvon/contract';
import { FormattedMessage, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button, EmptyState } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { TextSearch } from '../../components/text-search/text-search';
import { Trail } from '../../components/trail/trail';
import { searchPageMessages as m } from './search-page.messages';
import classes from './search-page.module.css';

interface SearchPageProps {
  /** The searched words; empty before the first search. */
  query: string;
  found: readonly ContentHit[];
}

const addressOf = ({ kind, id }: ContentHit, lang: Locale) =>
  kind === 'news' ? paths.newsItem.to(lang, { id }) : paths.company.to(lang, { id });

function Hit({ hit }: { hit: ContentHit }) {
  return (
    <li className={classes.hit}>
      <h2 className={classes.name}>
        <Link to={addressOf(hit, useLocale())}>{hit.title}</Link>
      </h2>
      <p className={classes.kind}>
        <FormattedMessage {...m[hit.kind]} />
      </p>
      <p>{hit.excerpt}</p>
    </li>
  );
}

function Nothing({ query }: Pick<SearchPageProps, 'query'>) {
  const intl = useIntl();
  const support = paths.company.to(useLocale(), { id: 'support' });
  return (
    <EmptyState
      title={intl.formatMessage(m.nothing, { query })}
      text={intl.formatMessage(m.nothingText)}
      actions={
        <Button as={Link} to={support} variant="secondary">
          <FormattedMessage {...m.ask} />
        </Button>
      }
    />
  );
}

/** News and company pages that contain the words. */
export function SearchPage({ query, found }: SearchPageProps) {
  const intl = useIntl();
  const title = intl.formatMessage(m.title);
  return (
    <div className={classes.root}>
      <Trail current={title} />
      <h1>{title}</h1>
      <TextSearch key={query} query={query} />
      <div role="status">
        {query && found.length > 0 ? (
          <p className={classes.count}>{intl.formatMessage(m.found, { count: found.length })}</p>
        ) : null}
        {query && found.length === 0 ? <Nothing query={query} /> : null}
      </div>
      {found.length > 0 ? (
        <ol className={classes.hits}>
          {found.map((hit) => (
            <Hit key={`${hit.kind}/${hit.id}`} hit={hit} />
          ))}
        </ol>
      ) : null}
    </div>
  );
}
