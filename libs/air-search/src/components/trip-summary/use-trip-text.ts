import { useTransport } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import { useFormat, useLocale } from '@karvon/i18n';
import { routeText } from '@karvon/place-search';
import { useQueries } from '@tanstack/react-query';
import { placeQuery } from '../../data/places.query';
import {
  lastDay,
  legsOf,
  moveOn,
  placeCodes,
  type SearchCriteria,
} from '../../model/search/search-criteria';
import { placeText } from '../place-field/place-text';

/** The places and the days of a search in words. */
export function useTripText(criteria: SearchCriteria) {
  const format = useFormat();
  const lang = useLocale();
  const transport = useTransport();
  const places = useQueries({
    queries: placeCodes(criteria).map((code) => placeQuery(transport, { code, lang })),
    combine: (responses) => responses.flatMap(({ data }) => data ?? []),
  });
  const nameOf = (code: string) => {
    const place = places.find((known) => known.code === code);
    return place ? placeText(place) : code;
  };
  const { out } = criteria;
  const last = lastDay(criteria);
  return {
    // No line begins with a dash.
    route: routeText(legsOf(criteria), nameOf).replaceAll(' — ', '\u00A0— '),
    days: (single: 'dayMonth' | 'weekdayDayMonth') =>
      last > out ? format.range(out, last) : format.date(out, single),
  };
}

/** A search as the title of its page has it: what the heading says, and the days; days that are over are moved as there. */
export function useTripTitle(criteria: SearchCriteria, today: PlainDate) {
  const { route, days } = useTripText(moveOn(criteria, today));
  return { route, dates: days('dayMonth') };
}
