import type { CarouselTexts } from '../carousel/carousel-texts';

interface Photo {
  url: string;
  /** The photo in other widths for its tile, and how wide the tile is; absent where there is one width. */
  srcSet?: string | undefined;
  sizes?: string | undefined;
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
