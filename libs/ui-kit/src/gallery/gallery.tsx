import { Girih, GirihStar } from '../brand/girih';
import { Logo } from '../brand/logo';
import { Inline, Stack } from '../stack/stack';
import { GalleryActions } from './gallery-actions';
import { GalleryCarousel } from './gallery-carousel';
import { GalleryContent } from './gallery-content';
import { GalleryContents } from './gallery-contents';
import { GalleryDates } from './gallery-dates';
import { GalleryFeedback } from './gallery-feedback';
import { GalleryFields } from './gallery-fields';
import { GalleryIcons } from './gallery-icons';
import { GalleryNavigation } from './gallery-navigation';
import { GalleryOverlays } from './gallery-overlays';
import { GallerySearch } from './gallery-search';
import { GallerySliders } from './gallery-sliders';
import { GalleryForms } from './gallery-forms';
import { GalleryPhones } from './gallery-phones';
import { GallerySection } from './gallery-section';
import type { GalleryTexts } from './samples/gallery-texts';
import classes from './gallery.module.css';

const colours = [
  'action',
  'action-soft',
  'deep',
  'accent',
  'accent-soft',
  'price',
  'highlight',
  'highlight-soft',
  'danger',
  'danger-soft',
  'success',
  'success-soft',
  'text',
  'text-muted',
  'control-line',
  'line-strong',
  'sunken',
  'ground',
] as const;

/** Every component in every state, for developers and for the tests that take screenshots. */
export function Gallery({ texts }: { texts: GalleryTexts }) {
  return (
    <Stack gap={12}>
      <GalleryContents texts={texts} />
      <div className={classes.hero}>
        <Girih className={classes.ornament} />
        <Logo name={texts.brand} />
        <p>{texts.paragraph}</p>
        <GirihStar size={48} className={classes.star} />
      </div>
      <GallerySection id="colours" texts={texts}>
        <div className={classes.swatches}>
          {colours.map((name) => (
            <figure key={name} className={classes.swatch}>
              <span className={classes.colour} data-colour={name} />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </div>
      </GallerySection>
      <GallerySection id="type" texts={texts}>
        <Stack gap={3}>
          <h2>{texts.title}</h2>
          <h3>{texts.title}</h3>
          <h4>{texts.title}</h4>
          <p>{texts.paragraph}</p>
          <Inline>
            <a href="#top">{texts.quiet}</a>
            <strong>{texts.glyphs}</strong>
          </Inline>
        </Stack>
      </GallerySection>
      <GalleryIcons texts={texts} />
      <GalleryActions texts={texts} />
      <GalleryFields texts={texts} />
      <GalleryPhones texts={texts} />
      <GalleryForms texts={texts} />
      <GallerySliders texts={texts} />
      <GalleryDates texts={texts} />
      <GalleryOverlays texts={texts} />
      <GalleryFeedback texts={texts} />
      <GalleryContent texts={texts} />
      <GalleryNavigation texts={texts} />
      <GallerySearch texts={texts} />
      <GalleryCarousel texts={texts} />
    </Stack>
  );
}
