import { contentImageUrl, useTransport } from '@karvon/api-client';
import type { NewsSummary } from '@karvon/contract';
import { useFormat, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Girih } from '@karvon/ui-kit';
import { Link } from 'react-router';
import classes from './news-card.module.css';

interface NewsCardProps {
  item: NewsSummary;
  headingLevel: 2 | 3;
  /** Loads its picture at once, for the first card of a page. */
  eager?: boolean;
}

const tones = ['lapis', 'turquoise', 'night'] as const;

/** The tone of an item: always the same for it, usually another for the next one. */
function toneOf(id: string): (typeof tones)[number] {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return tones[sum % tones.length]!;
}

function Cover({ item: { id, image }, eager }: Pick<NewsCardProps, 'item' | 'eager'>) {
  const transport = useTransport();
  return (
    <div className={classes.cover} data-tone={toneOf(id)}>
      {image ? (
        // The cover is decorative; the title describes the item.
        <img
          src={contentImageUrl(transport, image)}
          width={image.width}
          height={image.height}
          alt=""
          {...(eager
            ? { loading: 'eager', decoding: 'sync', fetchPriority: 'high' }
            : { loading: 'lazy', decoding: 'async' })}
        />
      ) : (
        <Girih tile={72} className={classes.pattern} />
      )}
    </div>
  );
}

/** A card of a news item: the whole card is clickable, its title is the link. */
export function NewsCard({ item, headingLevel, eager }: NewsCardProps) {
  const format = useFormat();
  const locale = useLocale();
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classes.root}>
      <Cover item={item} eager={eager} />
      <div className={classes.text}>
        <Heading className={classes.title}>
          <Link className={classes.link} to={paths.newsItem.to(locale, { id: item.id })}>
            {item.title}
          </Link>
        </Heading>
        <time className={classes.date} dateTime={item.date}>
          {format.date(item.date, 'long')}
        </time>
        <p className={classes.summary}>{item.summary}</p>
      </div>
    </article>
  );
}
