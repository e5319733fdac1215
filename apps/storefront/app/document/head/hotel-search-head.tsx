import { useIntl } from '@karvon/i18n';
import { useSearchParams } from 'react-router';
import { hotelsTitles } from '../../titles/hotels.messages';
import { PageHead } from './page-head';

/** The head of a search for hotels, which tabs and messengers name by its city and days. */
export function HotelSearchHead({ title }: { title: string }) {
  const intl = useIntl();
  const [params] = useSearchParams();
  return (
    <PageHead
      title={title}
      description={intl.formatMessage(hotelsTitles.hotelsDescription)}
      indexable={false}
      city={params.get('city') ?? ''}
    />
  );
}
