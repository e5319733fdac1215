import { useResponsesClient, useTransport } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import { useFormat, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { routeText } from '@karvon/place-search';
import { RecentSearches as Searches, useRecent } from '@karvon/search-parts';
import { RecentLinksRoom } from '@karvon/ui-kit';
import { useQueries } from '@tanstack/react-query';
import { placeQuery } from '../../data/places.query';
import { recentSearches } from '../../model/search/recent-searches';
import {
  criteriaQuery,
  lastDay,
  legsOf,
  placeCodes,
  type SearchCriteria,
} from '../../model/search/search-criteria';
import { placeText } from '../place-field/place-text';

interface RecentSearchesProps {
  today: PlainDate;
  /** No entry is left, so another element needs the focus. */
  onGone: () => void;
}

/** The recent flight searches, once the names of their places are loaded. */
export function RecentSearches({ today, onGone }: RecentSearchesProps) {
  const format = useFormat();
  const lang = useLocale();
  const transport = useTransport();
  const searches = useRecent(recentSearches, today, onGone);
  const { places, known } = useQueries(
    {
      queries: [...new Set(searches.shown.flatMap(placeCodes))].map((code) =>
        placeQuery(transport, { code, lang }),
      ),
      combine: (responses) => ({
        places: responses.flatMap(({ data }) => data ?? []),
        known: responses.every(({ isPending }) => !isPending),
      }),
    },
    useResponsesClient(),
  );
  if (searches.shown.length === 0) return null;
  if (!known) return <RecentLinksRoom />;

  const names = new Map(places.map((place) => [place.code, placeText(place)]));
  const datesOf = (search: SearchCriteria) => {
    const last = lastDay(search);
    return last > search.out ? format.range(search.out, last) : format.date(search.out);
  };
  return (
    <Searches
      searches={searches}
      describe={(search) =>
        placeCodes(search).every((code) => names.has(code))
          ? {
              href: paths.airTickets.to(lang, criteriaQuery(search)),
              heading: routeText(legsOf(search), (code) => names.get(code)!),
              note: datesOf(search),
            }
          : null
      }
    />
  );
}
