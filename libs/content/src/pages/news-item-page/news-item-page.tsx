import { contentImageUrl, useTransport } from '@karvon/api-client';
import type { NewsItem } from '@karvon/contract';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Badge } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { ArticleBody } from '../../components/article-body/article-body';
import { TextLoading, TextProblem } from '../../components/text-problem/text-problem';
import { Trail } from '../../components/trail/trail';
import { newsItemQuery } from '../../data/news.query';
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

/** One news item. An id that no item has is its loader's business. */
export function NewsItemPage({ id }: { id: string }) {
  const intl = useIntl();
  const lang = useLocale();
  const query = useQuery(newsItemQuery(useTransport(), { id, lang }));
  const item = query.data;
  if (query.error) return <TextProblem error={query.error} onRetry={() => void query.refetch()} />;
  if (!item) return <TextLoading />;
  const list = { name: intl.formatMessage(messages.news), to: paths.newsList.to(lang) };
  return (
    <article className={classes.root}>
      <Trail steps={[list]} here={item.title} />
      <Header {...item} />
      <Cover image={item.image} />
      <ArticleBody blocks={item.blocks} />
      <Neighbours {...item} />
    </article>
  );
}
