import { Link } from 'react-router';
import { criteriaQuery } from '@karvon/air-search';
import { addDays } from '@karvon/calendar';
import type { Place } from '@karvon/contract';
import { FormattedMessage, useFormat, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { ArrowRight } from '@karvon/ui-kit';
import { useSite } from '../layout/use-site';
import { homeMessages as messages } from './home.messages';
import classes from './home.module.css';

/** Far enough for a fair price, near enough to be of interest. */
const daysAhead = 21;
const shown = 6;

/** Each city once: a city of several airports comes with them, a city of one comes as its airport. */
function citiesOf(places: Place[]): Place[] {
  return [
    ...new Map(places.toReversed().map((place) => [place.cityCode, place])).values(),
  ].toReversed();
}

/** Ready searches from the edition's home city; nothing at all while the API is silent. */
export function PopularDirections({ places }: { places: Place[] }) {
  const { edition, today } = useSite();
  const locale = useLocale();
  const intl = useIntl();
  const format = useFormat();
  const cities = citiesOf(places);
  const home = cities.find(({ cityCode }) => cityCode === edition.homeCity);
  const others = cities.filter((city) => city !== home).slice(0, shown);
  if (!home || others.length === 0) return null;
  const out = addDays(today, daysAhead);
  const search = {
    from: home.cityCode,
    out,
    back: null,
    travellers: { adult: 1, child: 0, baby: 0 },
    ticketClass: 'Economy',
  } as const;
  return (
    <section className={classes.section}>
      <h2>
        <FormattedMessage {...messages.directions} />
      </h2>
      <ul className={classes.directions}>
        {others.map(({ cityCode, city }) => (
          <li key={cityCode}>
            <Link
              className={classes.direction}
              to={paths.airTickets.to(locale, criteriaQuery({ ...search, to: cityCode }))}
            >
              <span>
                <span className={classes.cities}>
                  {intl.formatMessage(messages.direction, { from: home.city, to: city })}
                </span>
                <span className={classes.when}>
                  {intl.formatMessage(messages.whenFlying, { date: format.date(out) })}
                </span>
              </span>
              <ArrowRight size={20} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
