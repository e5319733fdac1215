import { hotelPictureUrl, useTransport } from '@karvon/api-client';
import type { HotelDescription } from '@karvon/contract';
import { useCarouselTexts, useIntl } from '@karvon/i18n';
import { panelMessages } from '@karvon/search-parts';
import { PhotoGallery } from '@karvon/ui-kit';
import { picturesMessages as m } from './hotel-pictures.messages';

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
      photos={photos.map((picture) => ({ ...picture, url: hotelPictureUrl(transport, picture) }))}
    />
  );
}
