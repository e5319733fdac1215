import type { HotelLocation, PopularHotelCity } from '@karvon/contract';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Scene, Skeleton } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { stayQuery } from '../../model/stay';
import { cityMessages } from '../city-field/city-field.messages';
import { unitsText } from '../city-field/city-text';
import classes from './popular-cities.module.css';
import { popularMessages as m } from './popular-cities.messages';

interface CityLinkProps {
  location: HotelLocation;
  /** Undefined until prices have loaded. */
  priced: PopularHotelCity | undefined;
  /** Prices are on their way. */
  waiting: boolean;
}

/** Leads to the hotels of the night whose price it shows, the cheapest first; without a price, to the form with the city. */
export function CityLink({ location, priced, waiting }: CityLinkProps) {
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const city = location.code;
  const price = priced?.perNight;
  const night = price && {
    ...stayQuery({
      arrival: priced.arrivalDate,
      departure: priced.departureDate,
      adults: 2,
      ages: [],
    }),
    sort: 'cheap',
  };
  return (
    <Link className={classes.city} to={paths.hotels.to(lang, { city, ...night })}>
      <Scene name={city} className={classes.scene} />
      <span className={classes.name}>{location.name}</span>
      <span className={classes.note}>{unitsText(location)}</span>
      <span className={classes.note}>
        {intl.formatMessage(cityMessages.hotels, { count: location.hotelCount })}
      </span>
      <span className={classes.price}>
        {price ? <span>{intl.formatMessage(m.price, { price: format.money(price) })}</span> : null}
        {waiting ? <Skeleton width="half" /> : null}
      </span>
    </Link>
  );
}
