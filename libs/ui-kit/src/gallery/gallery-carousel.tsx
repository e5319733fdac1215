import { Card } from '../card/card';
import { Carousel, type CarouselSlide } from '../carousel/carousel';
import { Stack } from '../stack/stack';
import { GallerySection } from './gallery-section';
import type { GalleryTexts } from './samples/gallery-texts';
import classes from './gallery.module.css';

const newsSlides = ({ news, quiet }: GalleryTexts): CarouselSlide[] =>
  news.map(({ date, title, text }) => ({
    key: date,
    content: (
      <Card as="article" tone="outlined">
        <Stack gap={2}>
          <p className={classes.muted}>{date}</p>
          <h3>{title}</h3>
          <p>{text}</p>
          <a href="#top" aria-label={`${quiet}: ${title}`}>
            {quiet}
          </a>
        </Stack>
      </Card>
    ),
  }));

/** Cards in a row, single slides in a loop, and a row that need not scroll. */
export function GalleryCarousel({ texts }: { texts: GalleryTexts }) {
  const slides = newsSlides(texts);
  return (
    <GallerySection id="carousel" texts={texts}>
      <Stack gap={8}>
        <Carousel
          label={texts.paragraph}
          heading={<h3>{texts.breadcrumbs.parents.at(-1)}</h3>}
          texts={texts.carousel}
          slides={slides}
          layout="cards"
        />
        <Carousel label={texts.title} texts={texts.carousel} slides={slides} loop />
        <Carousel label={texts.brand} texts={texts.carousel} slides={slides.slice(0, 1)} />
      </Stack>
    </GallerySection>
  );
}
