import type { CarouselTexts } from '../carousel/carousel-texts';

interface Photo {
  url: string;
  width: number;
  height: number;
  alt: string;
}

interface PhotoGalleryTexts extends Pick<CarouselTexts, 'previous' | 'next' | 'position'> {
  /** On the button that opens the full-screen view: "All photos: 9". */
  all: string;
  close: string;
}

export interface PhotoGalleryProps {
  /** Names the gallery and its full-screen view. */
  label: string;
  photos: readonly Photo[];
  texts: PhotoGalleryTexts;
}
