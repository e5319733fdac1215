import { useResponsesClient, useTransport } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import { useFormat, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { RecentSearches as Searches, useRecent } from '@karvon/search-parts';
import { RecentLinksRoom } from '@karvon/ui-kit';
import { useQueries } from '@tanstack/react-query';
import { locationQuery } from '../../data/locations.query';
import { criteriaQuery } from '../../model/hotel-criteria';
import { recentSearches } from '../../model/recent-searches';

interface RecentSearchesProps {
  today: PlainDate;
  /** No entry is left, so the focus needs another place. */
  onGone: () => void;
}

/** The last searches of hotels, once the names of their cities are known. */
export function RecentSearches({ today, onGone }: RecentSearchesProps) {
  const format = useFormat();
  const lang = useLocale();
  const transport = useTransport();
  const searches = useRecent(recentSearches, today, onGone);
  const { names, known } = useQueries(
    {
      queries: searches.shown.map(({ city }) => locationQuery(transport, { code: city, lang })),
      combine: (responses) => ({
        names: new Map(responses.flatMap(({ data }) => (data ? [[data.code, data.name]] : []))),
        known: responses.every(({ isPending }) => !isPending),
      }),
    },
    useResponsesClient(),
  );
  if (searches.shown.length === 0) return null;
  if (!known) return <RecentLinksRoom />;
  return (
    <Searches
      searches={searches}
      describe={(search) => {
        const heading = names.get(search.city);
        if (heading === undefined) return null;
        const href = paths.hotels.to(lang, criteriaQuery(search));
        return { href, heading, note: format.range(search.arrival, search.departure) };
      }}
    />
  );
}
