import type { CarouselTexts } from '../carousel/carousel-texts';

interface Photo {
  url: string;
  /** The photo in other widths for its tile, and the width of the tile; absent where there is one width. */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  width: number;
  height: number;
  alt: string;
}

interface PhotoGalleryTexts extends Pick<CarouselTexts, 'previous' | 'next' | 'position'> {
  /** Label of the button that opens the full-screen view: "All photos: 9". */
  all: string;
  close: string;
}

export interface PhotoGalleryProps {
  /** Names the gallery and its full-screen view. */
  label: string;
  photos: readonly Photo[];
  texts: PhotoGalleryTexts;
}
