import { useIntl } from '@karvon/i18n';
import { useSearchParams } from 'react-router';
import { airTicketsTitles } from '../../titles/air-tickets.messages';
import { PageHead } from './page-head';

/** The head of a search for flights, which tabs and messengers name by its places and days. */
export function AirSearchHead({ title: search }: { title: string }) {
  const intl = useIntl();
  const [params] = useSearchParams();
  return (
    <PageHead
      title={intl.formatMessage(airTicketsTitles.airSearch, { search })}
      description={intl.formatMessage(airTicketsTitles.airTicketsDescription)}
      indexable={false}
      city={params.get('to') ?? ''}
    />
  );
}
