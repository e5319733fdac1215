// eslint-disable-next-line no-restricted-imports -- a page of samples, without typed text to lose
import { lazy, Suspense } from 'react';
import { GallerySection } from './gallery-section';
import type { GalleryTexts } from './samples/gallery-texts';

const GallerySlides = lazy(async () => ({
  default: (await import('./gallery-slides')).GallerySlides,
}));

/** Slides and photos, in a chunk of their own. */
export function GalleryCarousel({ texts }: { texts: GalleryTexts }) {
  return (
    <GallerySection id="carousel" texts={texts}>
      <Suspense>
        <GallerySlides texts={texts} />
      </Suspense>
    </GallerySection>
  );
}
