import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button, EmptyState, Scene } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { criteriaQuery, type HotelCriteria } from '../../model/hotel-criteria';
import { otherSearches, type OtherSearch } from '../../model/other-searches';
import { stateMessages as m } from './results-states.messages';

const texts: Record<OtherSearch['kind'], (typeof m)[keyof typeof m]> = {
  'any-payment': m.anyPayment,
  'with-request': m.withRequest,
  'day-later': m.dayLater,
  'week-later': m.weekLater,
};

/** No hotel at all: links to similar searches. */
export function NothingFound({ criteria }: { criteria: HotelCriteria }) {
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  return (
    <EmptyState
      picture={<Scene name="caravan" vignette />}
      title={intl.formatMessage(m.nothing)}
      text={intl.formatMessage(m.nothingText)}
      actions={otherSearches(criteria).map(({ kind, next }) => (
        <Button
          key={kind}
          as={Link}
          variant="secondary"
          to={paths.hotels.to(lang, criteriaQuery(next))}
        >
          {intl.formatMessage(texts[kind], {
            dates: format.range(next.arrival, next.departure),
          })}
        </Button>
      ))}
    />
  );
}
