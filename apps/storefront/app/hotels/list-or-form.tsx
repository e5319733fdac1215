import { useTransport } from '@karvon/api-client';
import type { HotelLocation } from '@karvon/contract';
import {
  HotelsPage,
  locationQuery,
  parseCriteria,
  useStayTitle,
  type HotelCriteria,
} from '@karvon/hotel-search';
import { useIntl, useLocale } from '@karvon/i18n';
import { lazyPart } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { PageHead } from '../document/head/page-head';
import { PageFrame } from '../layout/shell/page-frame';
import { useSite } from '../layout/shell/use-site';
import { hotelsTitles } from '../titles/hotels.messages';

/** A file of its own: a list of hotels begins with no form. */
const Begin = lazyPart(async () => (await import('./begin')).Begin);

interface SearchHeadProps {
  criteria: HotelCriteria;
  /** Undefined while the name of the city is on its way. */
  location: HotelLocation | undefined;
}

/** Messengers and tabs name a search by its city and days. */
function SearchHead({ criteria, location }: SearchHeadProps) {
  const intl = useIntl();
  return (
    <PageHead
      title={useStayTitle(location, criteria, useSite().today)}
      description={intl.formatMessage(hotelsTitles.hotelsDescription)}
      indexable={false}
      city={criteria.city}
    />
  );
}

/** A search, or the form to begin one; it stands in for a city that nobody knows too. */
export function ListOrForm() {
  const intl = useIntl();
  const site = useSite();
  const [params] = useSearchParams();
  const criteria = parseCriteria(params);
  const requested = { code: criteria?.city ?? null, lang: useLocale() };
  const { data: location } = useQuery(locationQuery(useTransport(), requested));
  if (criteria && location !== null)
    return (
      <>
        <SearchHead criteria={criteria} location={location} />
        <PageFrame>
          <HotelsPage {...site} criteria={criteria} />
        </PageFrame>
      </>
    );
  return (
    <>
      <PageHead
        title={intl.formatMessage(hotelsTitles.hotels)}
        description={intl.formatMessage(hotelsTitles.hotelsDescription)}
        indexable={!criteria}
      />
      <Begin params={params} unknownCity={criteria !== null} />
    </>
  );
}
