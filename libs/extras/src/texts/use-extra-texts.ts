import type { AirOrder, Extra, PassengerType } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { extraMessages as m } from './extra-texts.messages';

/** Flights and passengers that bags and seats are for, booked or not. */
export interface TripOfExtras extends Pick<AirOrder, 'slices' | 'dictionary'> {
  passengers: readonly {
    type: PassengerType;
    /** Both are empty while nobody has typed them. */
    surname: string;
    name: string;
    /** The slices that were given back. */
    returned?: readonly number[];
  }[];
}

/** Bags and seats of a trip in words. */
export function useExtraTexts({ slices, passengers, dictionary }: TripOfExtras) {
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
      const full = `${surname} ${name}`.trim();
      return full || intl.formatMessage(m.passenger, { number: passenger + 1 });
    },
    /** For a seat on a map. */
    initials: (passenger: number) => {
      const { surname, name } = passengers[passenger]!;
      return `${surname.trim().slice(0, 1)}${name.trim().slice(0, 1)}` || String(passenger + 1);
    },
  };
}
