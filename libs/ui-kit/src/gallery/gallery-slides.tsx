import { Card } from '../card/card';
import { Carousel, type CarouselSlide } from '../carousel/carousel';
import { PhotoGallery } from '../photo-gallery/photo-gallery';
import { Stack } from '../stack/stack';
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

/** Plain colours, because the kit has no photos. */
const photos = ['204080', '107078', 'b07010', '802828', '206040', '505868'].map((colour) => ({
  url: `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="%23${colour}" d="M0 0h3v2H0z"/></svg>`,
  width: 960,
  height: 640,
  alt: colour,
}));

/** Cards in a row, single slides in a loop, a row that need not scroll, and a mosaic of photos. */
export function GallerySlides({ texts }: { texts: GalleryTexts }) {
  const slides = newsSlides(texts);
  return (
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
      <PhotoGallery
        label={texts.label}
        texts={{ ...texts.carousel, all: texts.quiet, close: texts.close }}
        photos={photos}
      />
    </Stack>
  );
}
