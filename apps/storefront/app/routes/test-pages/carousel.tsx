import { useCarouselTexts, useIntl, useLocale } from '@karvon/i18n';
import { Card, Carousel, gallerySamples, Stack, type CarouselSlide } from '@karvon/ui-kit';
import { PageHead } from '../../document/head/page-head';
import { testPagesTitles } from './test-pages.messages';
import { PageFrame } from '../../layout/shell/page-frame';
import { carouselPageMessages as messages } from '../../pages/carousel-page.messages';
import classes from '../../pages/carousel-page.module.css';

const newsSlides = (locale: 'ru' | 'uz'): CarouselSlide[] =>
  gallerySamples[locale].news.map(({ date, title, text }) => ({
    key: date,
    content: (
      <Card as="article" tone="outlined">
        <Stack gap={2}>
          <p className={classes.date}>{date}</p>
          <h3>{title}</h3>
          <p>{text}</p>
        </Stack>
      </Card>
    ),
  }));

/** The carousel in the variants we use, for testing by hand on real devices. */
export default function CarouselRoute() {
  const intl = useIntl();
  const texts = useCarouselTexts();
  const slides = newsSlides(useLocale());
  const title = intl.formatMessage(testPagesTitles.carousel);
  const many = [1, 2, 3, 4].flatMap((round) =>
    slides.map(({ key, content }) => ({ key: `${key} ${round}`, content })),
  );
  const setUps = [
    { message: messages.cards, props: { slides, layout: 'cards' } },
    { message: messages.ring, props: { slides, loop: true } },
    { message: messages.rotating, props: { slides, loop: true, rotateEveryMs: 5000 } },
    { message: messages.many, props: { slides: many, layout: 'cards' } },
    { message: messages.single, props: { slides: slides.slice(0, 1) } },
  ] as const;
  return (
    <PageFrame>
      <PageHead title={title} indexable={false} />
      <Stack gap={12}>
        <h1>{title}</h1>
        {setUps.map(({ message, props }) => {
          const name = intl.formatMessage(message);
          return (
            <Carousel key={name} {...props} texts={texts} label={name} heading={<h2>{name}</h2>} />
          );
        })}
      </Stack>
    </PageFrame>
  );
}
