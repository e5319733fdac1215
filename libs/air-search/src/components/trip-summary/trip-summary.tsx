import { Suspense, useState, type ComponentType } from 'react';
import { useTransport } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import type { Edition } from '@karvon/edition';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { routeText } from '@karvon/place-search';
import { SearchSummary, Skeleton } from '@karvon/ui-kit';
import { useQueries } from '@tanstack/react-query';
import { placeQuery } from '../../data/places.query';
import {
  lastDay,
  legsOf,
  placeCodes,
  searchText,
  type SearchCriteria,
} from '../../model/search/search-criteria';
import { useCarriedDraft } from '../air-search-form/use-carried-draft';
import { LazySearchForm, preloadSearchForm } from '../named-search-form/lazy-search-form';
import { placeText } from '../place-field/place-text';
import { usePartyText } from './use-party-text';
import { summaryMessages as m } from './trip-summary.messages';

interface TripSummaryProps {
  criteria: SearchCriteria;
  edition: Edition;
  today: PlainDate;
  /** The head of the page; its title is the search in words. */
  Head?: ComponentType<{ title: string }> | undefined;
}

/** The search in words, which sticks while the list scrolls, and the collapsed form that changes it. */
export function TripSummary({ criteria, edition, today, Head }: TripSummaryProps) {
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const transport = useTransport();
  const travellers = usePartyText(criteria);
  // A form that was open before a change of the language opens again.
  const [open, setOpen] = useState(useCarriedDraft(today) !== null);
  const places = useQueries({
    queries: placeCodes(criteria).map((code) => placeQuery(transport, { code, lang })),
    combine: (responses) => responses.flatMap(({ data }) => data ?? []),
  });
  const nameOf = (code: string) => {
    const place = places.find((known) => known.code === code);
    return place ? placeText(place) : code;
  };
  const { out, onward } = criteria;
  const last = lastDay(criteria);
  const daysWith = (single: 'dayMonth' | 'weekdayDayMonth') =>
    last > out ? format.range(out, last) : format.date(out, single);
  // A dash never begins a line.
  const route = routeText(legsOf(criteria), nameOf).replaceAll(' — ', '\u00A0— ');
  const flights =
    onward.length > 0 ? ` · ${intl.formatMessage(m.flights, { count: onward.length + 1 })}` : '';

  return (
    <>
      {Head ? <Head title={`${route}, ${daysWith('dayMonth')}`} /> : null}
      <SearchSummary
        title={route}
        facts={`${daysWith('weekdayDayMonth')}${flights} · ${travellers}`}
        changeText={intl.formatMessage(m.change)}
        hideText={intl.formatMessage(m.hide)}
        open={open}
        onToggle={() => setOpen(!open)}
        onIntent={preloadSearchForm}
      >
        <Suspense fallback={<Skeleton shape="block" />}>
          <LazySearchForm
            key={searchText(criteria)}
            edition={edition}
            criteria={criteria}
            today={today}
            onSearch={() => setOpen(false)}
          />
        </Suspense>
      </SearchSummary>
    </>
  );
}
