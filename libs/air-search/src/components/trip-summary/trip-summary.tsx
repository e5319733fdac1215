import { Suspense, useState } from 'react';
import type { PlainDate } from '@karvon/calendar';
import type { Edition } from '@karvon/edition';
import { useIntl } from '@karvon/i18n';
import { SearchSummary, Skeleton } from '@karvon/ui-kit';
import { searchText, type SearchCriteria } from '../../model/search/search-criteria';
import { useCarriedDraft } from '../air-search-form/use-carried-draft';
import { LazySearchForm, preloadSearchForm } from '../named-search-form/lazy-search-form';
import { usePartyText } from './use-party-text';
import { useTripText } from './use-trip-text';
import { summaryMessages as m } from './trip-summary.messages';

interface TripSummaryProps {
  criteria: SearchCriteria;
  edition: Edition;
  today: PlainDate;
}

/** The search in words, which sticks while the list scrolls, and the folded form that changes it. */
export function TripSummary({ criteria, edition, today }: TripSummaryProps) {
  const intl = useIntl();
  const { route, days } = useTripText(criteria);
  const travellers = usePartyText(criteria);
  // A form that was open before the language was changed is open again.
  const [open, setOpen] = useState(useCarriedDraft(today) !== null);
  const { onward } = criteria;
  const flights =
    onward.length > 0 ? ` · ${intl.formatMessage(m.flights, { count: onward.length + 1 })}` : '';

  return (
    <SearchSummary
      title={route}
      facts={`${days('weekdayDayMonth')}${flights} · ${travellers}`}
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
  );
}
