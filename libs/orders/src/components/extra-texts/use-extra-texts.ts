import type { AirOrder, Extra } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { extraMessages as m } from './extra-texts.messages';

/** Bags and seats of an order in words. */
export function useExtraTexts({
  slices,
  passengers,
  dictionary,
}: Pick<AirOrder, 'slices' | 'passengers' | 'dictionary'>) {
  const intl = useIntl();
  const format = useFormat();
  const city = (code: string) => dictionary.airports[code]?.city ?? code;
  const ends = (part: { origin: string; destination: string }) => ({
    from: city(part.origin),
    to: city(part.destination),
  });
  /** «Ташкент — Москва», or «На весь маршрут» where a bag flies on all of several directions. */
  const way = (positions: readonly number[]) =>
    positions.length > 1 && positions.length === slices.length
      ? intl.formatMessage(m.everywhere)
      : format.list(positions.map((slice) => intl.formatMessage(m.way, ends(slices[slice]!))));
  return {
    /** «Багаж 23 кг × 1», «Место 12A». */
    what: (extra: Extra) =>
      extra.kind === 'seat'
        ? intl.formatMessage(m.seat, { designator: extra.designator })
        : intl.formatMessage(m.bag, { kg: extra.kg ?? 'none', quantity: extra.quantity }),
    /** The direction of a bag; the flight of a seat. */
    where: (extra: Extra) => {
      if (extra.kind === 'bag') return way(extra.slices);
      const segment = slices[extra.slice]!.segments[extra.segment]!;
      return intl.formatMessage(m.flight, { ...ends(segment), flight: segment.flightNumber });
    },
    way,
    who: (passenger: number) => {
      const { surname, name } = passengers[passenger]!;
      return `${surname} ${name}`;
    },
  };
}
