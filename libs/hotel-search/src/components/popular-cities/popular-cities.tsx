import { useTransport } from '@karvon/api-client';
import type { HotelLocation } from '@karvon/contract';
import { useIntl, useLocale } from '@karvon/i18n';
import { useQuery } from '@tanstack/react-query';
import { popularCitiesQuery } from '../../data/popular-cities.query';
import { groupMessages } from '../city-field/suggestion-group.messages';
import { CityLink } from './city-link';
import classes from './popular-cities.module.css';
import { popularMessages as m } from './popular-cities.messages';

export interface PopularCitiesProps {
  locations: readonly HotelLocation[];
}

/** Popular cities. Prices of a night load after hydration. */
export function PopularCities({ locations }: PopularCitiesProps) {
  const intl = useIntl();
  const lang = useLocale();
  const { data, isPending } = useQuery(popularCitiesQuery(useTransport(), { lang }));
  if (locations.length === 0) return null;
  return (
    <section className={classes.root}>
      <div>
        <h2>{intl.formatMessage(groupMessages.popular)}</h2>
        <p className={classes.note}>{intl.formatMessage(m.lead)}</p>
      </div>
      <ul className={classes.list}>
        {locations.map((location) => (
          <li key={location.code}>
            <CityLink
              location={location}
              priced={data?.find((one) => one.location.code === location.code)}
              waiting={isPending}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
