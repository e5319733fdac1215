import { memo, Suspense, useState } from 'react';
import type { PlainDate } from '@karvon/calendar';
import type { HotelLocation } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { useStayTexts } from '@karvon/stay';
import { SearchSummary, Skeleton, lazyPart } from '@karvon/ui-kit';
import { criteriaQuery, type HotelCriteria } from '../../model/hotel-criteria';
import { nightsOf } from '../../model/stay';
import { summaryMessages as m } from './stay-summary.messages';
import { useListTitle } from './use-list-title';

const load = () => import('../hotel-search-form/hotel-search-form');
const Form = lazyPart(async () => (await load()).HotelSearchForm);

interface StaySummaryProps {
  criteria: HotelCriteria;
  location: HotelLocation | null;
  today: PlainDate;
}

/** The search in words, which sticks while the list scrolls, and the folded form that changes it. */
export const StaySummary = memo(function StaySummary(props: StaySummaryProps) {
  const { criteria, location, today } = props;
  const intl = useIntl();
  const format = useFormat();
  const texts = useStayTexts();
  const [open, setOpen] = useState(false);
  const { arrival, departure, adults, ages } = criteria;
  return (
    <SearchSummary
      title={useListTitle(location)}
      facts={[
        format.range(arrival, departure),
        texts.nights(nightsOf(criteria)),
        texts.party({ adults, childAges: ages }),
      ].join('\u00a0· ')}
      changeText={intl.formatMessage(m.change)}
      hideText={intl.formatMessage(m.hide)}
      open={open}
      onToggle={() => setOpen(!open)}
      onIntent={load}
    >
      <Suspense fallback={<Skeleton shape="block" />}>
        <Form
          params={new URLSearchParams(criteriaQuery(criteria))}
          location={location}
          today={today}
          onSearch={() => setOpen(false)}
        />
      </Suspense>
    </SearchSummary>
  );
});
