import type { NewsSummary } from '@karvon/contract';
import { FormattedMessage, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { ArrowRight, Carousel, type CarouselTexts } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { NewsCard } from '../news-card/news-card';
import { carouselMessages as messages } from './news-carousel.messages';
import classes from './news-carousel.module.css';

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

/** The latest news in a row; renders nothing when there are none. It does not rotate by itself. */
export function NewsCarousel({ news }: { news: NewsSummary[] }) {
  const intl = useIntl();
  const lang = useLocale();
  const texts = useCarouselTexts();
  if (news.length === 0) return null;
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
        slides={news.map((item) => ({
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
