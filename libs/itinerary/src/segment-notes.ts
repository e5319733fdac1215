import type { Segment } from '@karvon/contract';
import type { TextSource } from './text-source';
import { sliceMessages } from './slice.messages';

/** 'Анапа — Стамбул: эконом' where the flight is in a lower cabin than the one searched for; '' otherwise. */
export function describeBelowClass(
  { belowClass, origin, destination }: Segment,
  { dictionary, intl }: TextSource,
): string {
  if (!belowClass) return '';
  const city = (code: string) => dictionary.airports[code]?.city ?? code;
  return intl.formatMessage(sliceMessages.belowClass, {
    from: city(origin),
    to: city(destination),
  });
}

/** 'Техническая посадка: Баку, 50 мин'; '' without one. */
export function describeTechnicalStops(
  { technicalStops = [] }: Segment,
  { dictionary, format, intl }: TextSource,
): string {
  if (technicalStops.length === 0) return '';
  const places = technicalStops.map(
    ({ airport, minutes }) =>
      `${dictionary.airports[airport]?.city ?? airport}, ${format.duration(minutes)}`,
  );
  return intl.formatMessage(sliceMessages.technicalStop, { places: places.join('; ') });
}
