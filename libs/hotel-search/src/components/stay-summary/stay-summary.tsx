import { memo, Suspense, useState, type ComponentType } from 'react';
import type { PlainDate } from '@karvon/calendar';
import type { HotelLocation } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { useStayTexts } from '@karvon/stay';
import { SearchSummary, Skeleton, lazyPart } from '@karvon/ui-kit';
import { criteriaQuery, type HotelCriteria } from '../../model/hotel-criteria';
import { nightsOf } from '../../model/stay';
import { summaryMessages as m } from './stay-summary.messages';

const load = () => import('../hotel-search-form/hotel-search-form');
const Form = lazyPart(async () => (await load()).HotelSearchForm);

interface StaySummaryProps {
  criteria: HotelCriteria;
  location: HotelLocation | null;
  today: PlainDate;
  /** Nobody knows the city of the address: the form that changes it is open. */
  unknownCity: boolean;
  /** The head of the page, with the search in words as its title. */
  Head?: ComponentType<{ title: string }> | undefined;
}

/** The search in words, which sticks while the list scrolls, and the folded form that changes it. */
export const StaySummary = memo(function StaySummary(props: StaySummaryProps) {
  const { criteria, location, today, unknownCity, Head } = props;
  const intl = useIntl();
  const format = useFormat();
  const texts = useStayTexts();
  const [pressed, setPressed] = useState<boolean>();
  const open = pressed ?? unknownCity;
  const { arrival, departure, adults, ages } = criteria;
  const dates = format.range(arrival, departure);
  const title = location
    ? intl.formatMessage(m.title, { nameIn: location.nameIn })
    : intl.formatMessage(m.titleUnknown);
  return (
    <>
      {Head ? <Head title={`${title}, ${dates}`} /> : null}
      <SearchSummary
        title={title}
        facts={[
          dates,
          texts.nights(nightsOf(criteria)),
          texts.party({ adults, childAges: ages }),
        ].join('\u00a0· ')}
        changeText={intl.formatMessage(m.change)}
        hideText={intl.formatMessage(m.hide)}
        open={open}
        onToggle={() => setPressed(!open)}
        onIntent={load}
      >
        <Suspense fallback={<Skeleton shape="block" />}>
          <Form
            params={
              new URLSearchParams({ ...criteriaQuery(criteria), ...(unknownCity && { city: '' }) })
            }
            location={location}
            today={today}
            onSearch={() => setPressed(false)}
          />
        </Suspense>
      </SearchSummary>
    </>
  );
});
