import type { CompanyPage as CompanyText } from '@karvon/contract';
import { FormattedMessage, useFormat } from '@karvon/i18n';
import type { ReactNode } from 'react';
import { ArticleBody } from '../../components/article-body/article-body';
import { TextSearch } from '../../components/text-search/text-search';
import { Trail } from '../../components/trail/trail';
import { pageMessages as messages } from './company-page.messages';
import { Contents, partsOf } from './contents';
import classes from './company-page.module.css';

interface CompanyPageProps {
  page: CompanyText;
  /** Ways to contact support, shown below the text. */
  ask: ReactNode;
}

/** A page about the company or its services. */
export function CompanyPage({ page, ask }: CompanyPageProps) {
  const format = useFormat();
  const parts = partsOf(page.blocks);
  return (
    <div className={classes.root} data-parts={parts.length > 0 || undefined}>
      <header className={classes.header}>
        <Trail current={page.title} />
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
        <TextSearch />
        <section id="ask" className={classes.ask}>
          <h2>
            <FormattedMessage {...messages.asked} />
          </h2>
          {ask}
        </section>
      </div>
    </div>
  );
}
