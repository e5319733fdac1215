import { useTransport } from '@karvon/api-client';
import { FormattedMessage, useFormat, useLocale } from '@karvon/i18n';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ArticleBody } from '../../components/article-body/article-body';
import { TextLoading, TextProblem } from '../../components/text-problem/text-problem';
import { Trail } from '../../components/trail/trail';
import { companyPageQuery } from '../../data/company-page.query';
import { pageMessages as messages } from './company-page.messages';
import { Contents, partsOf } from './contents';
import classes from './company-page.module.css';

interface CompanyPageProps {
  id: string;
  /** Ways to ask a person, shown below the text. */
  ask: ReactNode;
}

/** A page about the company or its services. An id that no page has is its loader's business. */
export function CompanyPage({ id, ask }: CompanyPageProps) {
  const format = useFormat();
  const lang = useLocale();
  const query = useQuery(companyPageQuery(useTransport(), { id, lang }));
  const page = query.data;
  if (query.error) return <TextProblem error={query.error} onRetry={() => void query.refetch()} />;
  if (!page) return <TextLoading />;
  const parts = partsOf(page.blocks);
  return (
    <div className={classes.root} data-parts={parts.length > 0 || undefined}>
      <header className={classes.header}>
        <Trail here={page.title} />
        <h1>{page.title}</h1>
        <p className={classes.lead}>{page.summary}</p>
      </header>
      {parts.length > 0 ? <Contents parts={parts} /> : null}
      <div className={classes.text}>
        <ArticleBody blocks={page.blocks} />
        <p className={classes.updated}>
          <FormattedMessage
            {...messages.updated}
            values={{
              date: <time dateTime={page.updated}>{format.date(page.updated, 'long')}</time>,
            }}
          />
        </p>
        <section className={classes.ask}>
          <h2>
            <FormattedMessage {...messages.asked} />
          </h2>
          {ask}
        </section>
      </div>
    </div>
  );
}
