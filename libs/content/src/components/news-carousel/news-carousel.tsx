import { useTransport } from '@karvon/api-client';
import { FormattedMessage, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { ArrowRight, Carousel, Skeleton, VisuallyHidden, type CarouselTexts } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { latestNewsQuery } from '../../data/news.query';
import { NewsCard } from '../news-card/news-card';
import { carouselMessages as messages } from './news-carousel.messages';
import classes from './news-carousel.module.css';

interface NewsCarouselProps {
  /** How many of the newest are shown; a loader that prefetches `latestNewsQuery` must ask for as many. */
  count?: number;
}

function useCarouselTexts(): CarouselTexts {
  const intl = useIntl();
  const text = (name: Exclude<keyof CarouselTexts, 'position'>) =>
    intl.formatMessage(messages[name]);
  return {
    carousel: text('carousel'),
    slide: text('slide'),
    picker: text('picker'),
    previous: text('previous'),
    next: text('next'),
    play: text('play'),
    pause: text('pause'),
    position: (place, count) => intl.formatMessage(messages.position, { place, count }),
  };
}

function Loading() {
  return (
    <div role="status">
      <VisuallyHidden>
        <FormattedMessage {...messages.loading} />
      </VisuallyHidden>
      <Skeleton shape="block" className={classes.loading!} />
    </div>
  );
}

/** The latest news in a row. It never turns by itself; without news, or without an answer, there is nothing at all. */
export function NewsCarousel({ count = 8 }: NewsCarouselProps) {
  const intl = useIntl();
  const lang = useLocale();
  const { data, isPending } = useQuery(latestNewsQuery(useTransport(), { lang, count }));
  const texts = useCarouselTexts();
  if (isPending) return <Loading />;
  if (!data || data.news.length === 0) return null;
  return (
    <section className={classes.root}>
      <Carousel
        label={intl.formatMessage(messages.title)}
        heading={
          <h2>
            <FormattedMessage {...messages.title} />
          </h2>
        }
        texts={texts}
        layout="cards"
        slides={data.news.map((item) => ({
          key: item.id,
          content: <NewsCard item={item} headingLevel={3} />,
        }))}
      />
      <Link className={classes.all} to={paths.newsList.to(lang)}>
        <FormattedMessage {...messages.all} />
        <ArrowRight size={20} aria-hidden />
      </Link>
    </section>
  );
}
