import type { OwnPriceAlert } from '@karvon/contract';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { onwardText, paths } from '@karvon/paths';
import { routeText } from '@karvon/place-search';
import { IconButton, Trash2 } from '@karvon/ui-kit';
import { Link } from 'react-router';
import section from '../fields/section.module.css';
import { priceAlertsMessages as m } from './price-alerts.messages';

interface PriceAlertLineProps {
  watched: OwnPriceAlert;
  stopping: boolean;
  onStop: () => void;
}

/** The search as an address of results: only values that differ from the defaults. */
function resultsQuery({ origin, destination, out, back, onward, ...party }: OwnPriceAlert) {
  const { adult, child, baby } = party.travellers;
  const later = onward.map((flight) => ({
    from: flight.origin.code,
    to: flight.destination.code,
    out: flight.out,
  }));
  return {
    from: origin.code,
    to: destination.code,
    out,
    back: back ?? undefined,
    then: onwardText(later) || undefined,
    adult: adult > 1 ? String(adult) : undefined,
    child: child > 0 ? String(child) : undefined,
    baby: baby > 0 ? String(baby) : undefined,
    class: party.class === 'Economy' ? undefined : party.class,
  };
}

/** A price alert as a link to its results. */
export function PriceAlertLine({ watched, stopping, onStop }: PriceAlertLineProps) {
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const { out, back, onward, price, email } = watched;
  const flights = [watched, ...onward].map(({ origin, destination }) => ({
    from: origin.city,
    to: destination.city,
  }));
  const route = routeText(flights, (city) => city);
  const last = back ?? onward.at(-1)?.out ?? out;
  const days = last > out ? format.range(out, last) : format.date(out, 'weekdayDayMonth');
  return (
    <li className={section.entry}>
      <div className={section.words}>
        <p>
          {/* A dash never begins a line. */}
          <Link to={paths.airTickets.to(lang, resultsQuery(watched))}>
            {route.replaceAll(' — ', '\u00A0— ')}
          </Link>
          <span>{`, ${days}`}</span>
        </p>
        {price ? (
          <p className={section.muted}>
            {intl.formatMessage(m.price, { price: format.money(price) })}
          </p>
        ) : null}
        <p className={section.muted}>{intl.formatMessage(m.to, { email })}</p>
      </div>
      <IconButton
        label={intl.formatMessage(m.stop, { route, days })}
        icon={<Trash2 size={20} />}
        disabled={stopping}
        onClick={onStop}
      />
    </li>
  );
}
