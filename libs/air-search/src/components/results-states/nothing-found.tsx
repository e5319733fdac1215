import { useTransport } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button, EmptyState, Scene } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { placeQuery } from '../../data/places.query';
import { otherSearches } from '../../model/search/other-searches';
import { criteriaQuery, type SearchCriteria } from '../../model/search/search-criteria';
import { PriceAlertLine } from '../price-alert/price-alert-line';
import { stateMessages as m } from './results-states.messages';

interface NothingFoundProps {
  criteria: SearchCriteria;
  today: PlainDate;
}

/** No offers at all: links to neighbouring days, other airports of the city and the other class. */
export function NothingFound({ criteria, today }: NothingFoundProps) {
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const transport = useTransport();
  const from = useQuery(placeQuery(transport, { code: criteria.from, lang })).data;
  const to = useQuery(placeQuery(transport, { code: criteria.to, lang })).data;
  const textOf = (kind: keyof typeof texts, next: SearchCriteria) =>
    intl.formatMessage(texts[kind], {
      date: format.date(next.out, 'weekdayDayMonth'),
      city: kind === 'city-from' ? from?.city : to?.city,
    });
  const days = 1 + criteria.onward.length + Number(criteria.back !== null);
  return (
    <>
      <EmptyState
        picture={<Scene name="flight" vignette />}
        title={intl.formatMessage(m.nothing, { days })}
        text={intl.formatMessage(m.nothingText)}
        actions={otherSearches(criteria, { today, from, to }).map(({ kind, next }) => (
          <Button
            key={kind}
            as={Link}
            variant="secondary"
            to={paths.airTickets.to(lang, criteriaQuery(next))}
          >
            {textOf(kind, next)}
          </Button>
        ))}
      />
      <PriceAlertLine criteria={criteria} nothing />
    </>
  );
}

const texts = {
  'day-before': m.dayBefore,
  'day-after': m.dayAfter,
  'city-from': m.cityFrom,
  'city-to': m.cityTo,
  economy: m.economy,
};
