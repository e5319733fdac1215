import { useId, useState } from 'react';
import { useTransport } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button, IconButton, X } from '@karvon/ui-kit';
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
import classes from './recent-searches.module.css';

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
  const title = useId();
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
    <section className={classes.root} aria-labelledby={title}>
      <div className={classes.head}>
        <h2 id={title} className={classes.title}>
          {intl.formatMessage(m.title)}
        </h2>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            forgetSearches();
            refresh();
          }}
        >
          {intl.formatMessage(m.clear)}
        </Button>
      </div>
      <ul className={classes.list}>
        {shown.map((search) => {
          const query = criteriaQuery(search);
          const route = routeText(legsOf(search), nameOf);
          return (
            <li key={new URLSearchParams(query).toString()} className={classes.item}>
              <Link className={classes.link} to={paths.airTickets.to(lang, query)}>
                <span className={classes.route}>{route}</span>
                <span className={classes.dates}>{datesOf(search)}</span>
              </Link>
              <IconButton
                label={intl.formatMessage(m.forget, { route })}
                icon={<X aria-hidden="true" size={16} />}
                onClick={(event) => {
                  // The neighbour takes the focus before its own button goes.
                  const item = event.currentTarget.closest('li');
                  const next = item?.nextElementSibling ?? item?.previousElementSibling;
                  next?.querySelector('button')?.focus();
                  forgetSearch(search, today);
                  refresh();
                }}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
