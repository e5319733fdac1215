import { useDeferredValue, useMemo } from 'react';
import { useTransport } from '@karvon/api-client';
import type { HotelObject } from '@karvon/contract';
import { useLocale } from '@karvon/i18n';
import { type Looking } from '@karvon/search-parts';
import { useQuery } from '@tanstack/react-query';
import { firstHotelsQuery, hotelsQuery } from '../../data/hotels.query';
import type { HotelCriteria } from '../../model/hotel-criteria';
import { hotelFacts } from '../../model/hotel-facts';
import { priceFor } from '../../model/hotel-filter';
import { listHotels } from '../../model/hotel-list';
import type { ListView } from '../../model/list-view';

const none: HotelObject[] = [];

/** The hotels of a search through a view: the first page as the server wrote it, then all of them. */
export function useFoundHotels(criteria: HotelCriteria, looking: Looking<ListView>) {
  const transport = useTransport();
  const lang = useLocale();
  // Another choice of who is paid requests the hotels again; meanwhile the list stays as it was.
  const all = useQuery({
    ...hotelsQuery(transport, { criteria, lang }),
    placeholderData: (before) => before,
  });
  const first = useQuery({
    ...firstHotelsQuery(transport, { criteria, lang, view: looking.view }),
    enabled: false,
  }).data;

  // To render all hotels takes a slow phone a tenth of a second. Deferred, they are rendered in slices, and presses come first.
  const found = useDeferredValue(all.data);
  const response = found ?? first?.response;
  const facts = useMemo(() => (response ? hotelFacts(response) : []), [response]);
  const objectList = response?.objects ?? none;
  const objects = useMemo(
    () => new Map(objectList.map((object) => [object.code, object])),
    [objectList],
  );
  const { sort, filter } = looking.listed;
  const complete = found !== undefined;
  const hotels = useMemo(
    () => (complete ? listHotels(facts, { sort, filter }) : priceFor(facts, filter)),
    [complete, facts, sort, filter],
  );
  const rated = useMemo(() => facts.some(({ hotel }) => hotel.score), [facts]);
  const total = found?.hotels.length ?? first?.total ?? 0;
  return {
    location: response?.location ?? null,
    /** Every hotel of the search, without filters. */
    facts,
    hotels,
    objects,
    objectList,
    /** Whether all hotels are there. */
    complete,
    filter,
    count: complete ? hotels.length : (first?.count ?? 0),
    total,
    rated,
    known: response !== undefined,
    /** True while the list shows the former response. */
    busy: all.isPlaceholderData,
    /** Fewer of the systems that sell rooms answered than were asked. */
    silent:
      response && response.sellers.answered < response.sellers.requested ? response.sellers : null,
    error: all.error,
    retry: () => void all.refetch(),
  };
}

export type FoundHotels = ReturnType<typeof useFoundHotels>;
