import { useState } from 'react';
import { useTransport } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { RecentLinks } from '@karvon/ui-kit';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAnswersClient } from '../../data/answers-client';
import { locationQuery } from '../../data/locations.query';
import { criteriaQuery } from '../../model/hotel-criteria';
import {
  forgetSearch,
  forgetSearches,
  recentHotelSearches,
} from '../../model/recent-hotel-searches';
import { recentMessages as m } from './recent-searches.messages';

interface RecentSearchesProps {
  today: PlainDate;
  /** None is left: the focus has to go somewhere. */
  onGone: () => void;
}

const most = 4;

/** The last searches of this device, each a link; each may be forgotten, and all of them. */
export function RecentSearches({ today, onGone }: RecentSearchesProps) {
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const transport = useTransport();
  const [searches, setSearches] = useState(() => recentHotelSearches(today));
  const shown = searches.slice(0, most);
  const { names, known } = useQueries(
    {
      queries: shown.map(({ city }) => locationQuery(transport, { code: city, lang })),
      combine: (answers) => ({
        names: new Map(answers.flatMap(({ data }) => (data ? [[data.code, data.name]] : []))),
        known: answers.every(({ isPending }) => !isPending),
      }),
    },
    useAnswersClient(),
  );
  if (shown.length === 0 || !known) return null;

  function refresh() {
    const left = recentHotelSearches(today);
    setSearches(left);
    if (left.length === 0) onGone();
  }

  return (
    <RecentLinks
      title={intl.formatMessage(m.title)}
      clearText={intl.formatMessage(m.clear)}
      onClear={() => {
        forgetSearches();
        refresh();
      }}
      renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
      links={shown.map((search) => {
        const city = names.get(search.city) ?? search.city;
        return {
          href: paths.hotels.to(lang, criteriaQuery(search)),
          heading: city,
          note: format.range(search.arrival, search.departure),
          forgetLabel: intl.formatMessage(m.forget, { city }),
          onForget: () => {
            forgetSearch(search, today);
            refresh();
          },
        };
      })}
    />
  );
}
