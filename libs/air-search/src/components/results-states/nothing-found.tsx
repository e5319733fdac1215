import { addDays, type PlainDate } from '@karvon/calendar';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button, EmptyState } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { criteriaQuery, type SearchCriteria } from '../../model/search-criteria';
import { stateMessages as m } from './results-states.messages';

interface NothingFoundProps {
  criteria: SearchCriteria;
  today: PlainDate;
}

/** No offers at all: the neighbouring days are one press away. */
export function NothingFound({ criteria, today }: NothingFoundProps) {
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const shift = (days: number) => ({
    ...criteria,
    out: addDays(criteria.out, days),
    back: criteria.back && addDays(criteria.back, days),
  });
  const link = (days: -1 | 1) => {
    const next = shift(days);
    return (
      <Button as={Link} variant="secondary" to={paths.airTickets.to(lang, criteriaQuery(next))}>
        {intl.formatMessage(days < 0 ? m.dayBefore : m.dayAfter, { date: format.date(next.out) })}
      </Button>
    );
  };
  return (
    <EmptyState
      title={intl.formatMessage(m.nothing)}
      text={intl.formatMessage(m.nothingText)}
      actions={
        <>
          {criteria.out > today ? link(-1) : null}
          {link(1)}
        </>
      }
    />
  );
}
