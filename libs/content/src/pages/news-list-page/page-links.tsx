import type { NewsPage } from '@karvon/contract';
import { FormattedMessage, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button, ChevronLeft, ChevronRight } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { listMessages as messages } from './news-list-page.messages';
import classes from './news-list-page.module.css';

/** To newer and older news: addresses, so that search engines and a visitor without scripts get there too. */
export function PageLinks({ page, pages }: Pick<NewsPage, 'page' | 'pages'>) {
  const intl = useIntl();
  const locale = useLocale();
  if (pages < 2) return null;
  const address = (to: number) =>
    paths.newsList.to(locale, { page: to > 1 ? String(to) : undefined });
  return (
    <nav aria-label={intl.formatMessage(messages.pages)} className={classes.pages}>
      {page > 1 ? (
        <Button
          as={Link}
          variant="secondary"
          rel="prev"
          to={address(page - 1)}
          iconStart={<ChevronLeft size={20} aria-hidden />}
        >
          <FormattedMessage {...messages.newer} />
        </Button>
      ) : null}
      <span>
        <FormattedMessage {...messages.place} values={{ page, pages }} />
      </span>
      {page < pages ? (
        <Button
          as={Link}
          variant="secondary"
          rel="next"
          to={address(page + 1)}
          iconEnd={<ChevronRight size={20} aria-hidden />}
        >
          <FormattedMessage {...messages.older} />
        </Button>
      ) : null}
    </nav>
  );
}
