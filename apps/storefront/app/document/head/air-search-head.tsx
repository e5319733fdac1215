import { useTripTitle, type SearchCriteria } from '@karvon/air-search';
import { useIntl } from '@karvon/i18n';
import { useSite } from '../../layout/shell/use-site';
import { airTicketsTitles } from '../../titles/air-tickets.messages';
import { PageHead } from './page-head';

/** Messengers and tabs name a search by its places and days. */
export function AirSearchHead({ criteria }: { criteria: SearchCriteria }) {
  const intl = useIntl();
  const trip = useTripTitle(criteria, useSite().today);
  return (
    <PageHead
      title={intl.formatMessage(airTicketsTitles.airSearch, trip)}
      description={intl.formatMessage(airTicketsTitles.airTicketsDescription)}
      indexable={false}
      city={criteria.to}
    />
  );
}
