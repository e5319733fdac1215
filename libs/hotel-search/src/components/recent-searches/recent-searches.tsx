import { useId, useState } from 'react';
import { useTransport } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button, IconButton, X } from '@karvon/ui-kit';
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
          const city = names.get(search.city) ?? search.city;
          return (
            <li key={search.city} className={classes.item}>
              <Link className={classes.link} to={paths.hotels.to(lang, criteriaQuery(search))}>
                <span className={classes.route}>{city}</span>
                <span className={classes.dates}>
                  {format.range(search.arrival, search.departure)}
                </span>
              </Link>
              <IconButton
                label={intl.formatMessage(m.forget, { city })}
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
