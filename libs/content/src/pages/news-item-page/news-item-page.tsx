import { contentImageUrl, useTransport } from '@karvon/api-client';
import type { NewsItem } from '@karvon/contract';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Badge } from '@karvon/ui-kit';
import { ArticleBody } from '../../components/article-body/article-body';
import { Trail } from '../../components/trail/trail';
import { Neighbours } from './neighbours';
import { itemMessages as messages } from './news-item-page.messages';
import classes from './news-item-page.module.css';

function Header({ title, summary, date, tags }: NewsItem) {
  const format = useFormat();
  return (
    <header className={classes.header}>
      <h1>{title}</h1>
      <p className={classes.facts}>
        <time dateTime={date}>{format.date(date, 'long')}</time>
        {tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </p>
      <p className={classes.lead}>{summary}</p>
    </header>
  );
}

function Cover({ image }: Pick<NewsItem, 'image'>) {
  const transport = useTransport();
  if (!image) return null;
  const { width, height, alt } = image;
  return (
    <img
      className={classes.cover}
      src={contentImageUrl(transport, image)}
      width={width}
      height={height}
      alt={alt}
      fetchPriority="high"
    />
  );
}

/** One news item. */
export function NewsItemPage({ item }: { item: NewsItem }) {
  const intl = useIntl();
  const lang = useLocale();
  const list = { label: intl.formatMessage(messages.news), href: paths.newsList.to(lang) };
  return (
    <article className={classes.root}>
      <Trail parents={[list]} current={item.title} />
      <Header {...item} />
      <Cover image={item.image} />
      <ArticleBody blocks={item.blocks} />
      <Neighbours {...item} />
    </article>
  );
}
