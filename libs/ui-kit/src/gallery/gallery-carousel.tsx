import { Suspense } from 'react';
import { lazyPart } from '../late/lazy-part';
import { GallerySection } from './gallery-section';
import type { GalleryTexts } from './samples/gallery-texts';

const GallerySlides = lazyPart(async () => (await import('./gallery-slides')).GallerySlides);

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
