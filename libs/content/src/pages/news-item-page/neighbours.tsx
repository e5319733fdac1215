import type { NewsItem } from '@karvon/contract';
import { FormattedMessage, useIntl, useLocale, type MessageDescriptor } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Link } from 'react-router';
import { itemMessages as messages } from './news-item-page.messages';
import classes from './news-item-page.module.css';

interface NeighbourProps {
  item: NonNullable<NewsItem['newer']>;
  message: MessageDescriptor;
}

function Neighbour({ item: { id, title }, message }: NeighbourProps) {
  return (
    <Link className={classes.neighbour} to={paths.newsItem.to(useLocale(), { id })}>
      <span className={classes.side}>
        <FormattedMessage {...message} />
      </span>
      {title}
    </Link>
  );
}

/** The news before and after this one. */
export function Neighbours({ newer, older }: Pick<NewsItem, 'newer' | 'older'>) {
  const intl = useIntl();
  if (!newer && !older) return null;
  return (
    <nav aria-label={intl.formatMessage(messages.others)} className={classes.neighbours}>
      {older ? <Neighbour item={older} message={messages.older} /> : null}
      {newer ? <Neighbour item={newer} message={messages.newer} /> : null}
    </nav>
  );
}
