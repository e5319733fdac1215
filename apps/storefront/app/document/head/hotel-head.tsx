import { useTransport } from '@karvon/api-client';
import type { HotelDescription } from '@karvon/contract';
import { hotelQuery } from '@karvon/hotel-search';
import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { useQuery } from '@tanstack/react-query';
import { useSite } from '../../data/use-site';
import { breadcrumbs } from './breadcrumbs';
import { JsonLd } from './json-ld';
import { PageHead } from './page-head';
import { hotelTitles } from '../../titles/hotel.messages';
import { hotelsTitles } from '../../titles/hotels.messages';

/** A hotel as schema.org defines it. */
function hotelNode(hotel: HotelDescription, url: string, publicUrl: string) {
  const { name, stars, address, zip, location, phone, position, checkIn, checkOut, rooms } = hotel;
  return {
    '@type': 'Hotel',
    '@id': url,
    url,
    name,
    description: hotel.story[0],
    image: hotel.pictures.map((picture) => `${publicUrl}/api${picture.url}`),
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      ...(zip && { postalCode: zip }),
      addressLocality: location.name,
      addressCountry: location.country,
    },
    geo: { '@type': 'GeoCoordinates', ...position },
    ...(stars > 0 && { starRating: { '@type': 'Rating', ratingValue: stars } }),
    checkinTime: checkIn,
    checkoutTime: checkOut,
    numberOfRooms: rooms,
  };
}

/** Title, description and structured data of a hotel's page. Its canonical address has no stay. */
export function HotelHead({ code }: { code: string }) {
  const intl = useIntl();
  const lang = useLocale();
  const { publicUrl } = useSite();
  const { data: hotel } = useQuery(hotelQuery(useTransport(), { code, lang }));
  if (!hotel) return <PageHead title={intl.formatMessage(hotelsTitles.hotels)} indexable={false} />;
  const url = `${publicUrl}${paths.hotel.to(lang, { code })}`;
  const crumbs = [
    { name: intl.formatMessage(hotelsTitles.hotels), path: paths.hotels.to(lang) },
    { name: hotel.name, path: paths.hotel.to(lang, { code }) },
  ];
  return (
    <>
      <PageHead
        title={intl.formatMessage(hotelTitles.hotel, {
          hotel: hotel.name,
          city: hotel.location.name,
        })}
        description={hotel.story[0] ?? ''}
      />
      <JsonLd key={`${code} hotel`} data={hotelNode(hotel, url, publicUrl)} />
      <JsonLd key={`${code} crumbs`} data={breadcrumbs(publicUrl, crumbs)} />
    </>
  );
}
