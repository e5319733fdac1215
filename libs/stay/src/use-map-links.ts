import type { Position } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { mapLinkNames as m } from './map-links.messages';

export interface MapLink {
  name: string;
  href: string;
}

/** A place on the maps that people use here, which know the way there. Degrees have five digits: a metre. */
export function useMapLinks({ latitude, longitude }: Position): MapLink[] {
  const intl = useIntl();
  const [lat, lon] = [latitude.toFixed(5), longitude.toFixed(5)];
  const addresses = {
    yandex: `https://yandex.com/maps/?pt=${lon},${lat}&z=17&l=map`,
    twogis: `https://2gis.ru/geo/${lon},${lat}`,
    google: `https://www.google.com/maps/search/?api=1&query=${lat},${lon}`,
  };
  return (Object.keys(addresses) as (keyof typeof addresses)[]).map((map) => ({
    name: intl.formatMessage(m[map]),
    href: addresses[map],
  }));
}
