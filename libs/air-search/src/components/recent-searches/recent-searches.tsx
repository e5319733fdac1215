import { useState } from 'react';
import { useTransport } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { RecentLinks } from '@karvon/ui-kit';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAnswersClient } from '../../data/answers-client';
import { placeQuery } from '../../data/places.query';
import { forgetSearch, forgetSearches, recentSearches } from '../../model/recent-searches';
import {
  criteriaQuery,
  legsOf,
  placeCodes,
  type SearchCriteria,
} from '../../model/search-criteria';
import { placeText } from '../place-field/place-text';
import { routeText } from '../trip-summary/route-text';
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
  const [searches, setSearches] = useState(() => recentSearches(today));
  const shown = searches.slice(0, most);
  const { places, known } = useQueries(
    {
      queries: [...new Set(shown.flatMap(placeCodes))].map((code) =>
        placeQuery(transport, { code, lang }),
      ),
      combine: (answers) => ({
        places: answers.flatMap(({ data }) => data ?? []),
        known: answers.every(({ isPending }) => !isPending),
      }),
    },
    useAnswersClient(),
  );
  if (shown.length === 0 || !known) return null;

  const nameOf = (code: string) => {
    const place = places.find((one) => one.code === code);
    return place ? placeText(place) : code;
  };
  const datesOf = ({ out, back, onward }: SearchCriteria) => {
    const last = back ?? onward.at(-1)?.out ?? out;
    return last > out ? format.range(out, last) : format.date(out);
  };

  function refresh() {
    const left = recentSearches(today);
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
        const route = routeText(legsOf(search), nameOf);
        return {
          href: paths.airTickets.to(lang, criteriaQuery(search)),
          heading: route,
          note: datesOf(search),
          forgetLabel: intl.formatMessage(m.forget, { route }),
          onForget: () => {
            forgetSearch(search, today);
            refresh();
          },
        };
      })}
    />
  );
}
