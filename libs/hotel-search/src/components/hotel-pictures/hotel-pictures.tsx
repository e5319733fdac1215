import { hotelPictureUrl, useTransport } from '@karvon/api-client';
import type { HotelDescription } from '@karvon/contract';
import { useCarouselTexts, useIntl } from '@karvon/i18n';
import { panelMessages } from '@karvon/search-parts';
import { PhotoGallery } from '@karvon/ui-kit';
import { picturesMessages as m } from './hotel-pictures.messages';

/** From so many pictures on, all tiles of the mosaic but the first are small. */
const mosaic = 5;

/** A photograph may come in half its width; a drawing is as sharp at any width. */
const inHalf = (url: string) =>
  !url.endsWith('.svg') && {
    srcSet: `${url}?w=480 480w, ${url} 960w`,
    sizes: '(width >= 48em) min(25vw, 18.75rem), 100vw',
  };

/** The pictures of a hotel, then those of its rooms that are not among them. */
export function HotelPictures({ hotel }: { hotel: HotelDescription }) {
  const intl = useIntl();
  const transport = useTransport();
  const texts = useCarouselTexts();
  const all = [...hotel.pictures, ...hotel.roomTypes.flatMap(({ pictures }) => pictures)];
  const photos = [...new Map(all.map((picture) => [picture.url, picture])).values()];
  return (
    <PhotoGallery
      label={intl.formatMessage(m.pictures, { hotel: hotel.name })}
      texts={{
        ...texts,
        all: intl.formatMessage(m.all, { count: photos.length }),
        close: intl.formatMessage(panelMessages.close),
      }}
      photos={photos.map((picture, index) => {
        const url = hotelPictureUrl(transport, picture);
        return { ...picture, url, ...(index > 0 && photos.length >= mosaic && inHalf(url)) };
      })}
    />
  );
}
