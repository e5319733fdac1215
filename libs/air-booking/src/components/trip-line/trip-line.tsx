import type { PlainDate } from '@karvon/calendar';
import type { AirOfferDetail } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { summaryMessages } from '../booking-summary.messages';
import { tripLineMessages as m } from './trip-line.messages';
import classes from './trip-line.module.css';

/** 'Ташкент — Москва' for a return trip; all cities in order for several flights. */
function routeOf({ slices, dictionary }: AirOfferDetail): string {
  const cities = slices.flatMap(({ origin, destination }) =>
    [origin, destination].map((code) => dictionary.airports[code]?.city ?? code),
  );
  const visited = cities.filter((city, index) => city !== cities[index - 1]);
  const isReturn = slices.length === 2 && visited.length === 3 && visited[0] === visited[2];
  return (isReturn ? visited.slice(0, 2) : visited).join(' — ');
}

/** The trip in one line, which stays visible with the price on a phone. */
export function TripLine({ offer }: { offer: AirOfferDetail }) {
  const intl = useIntl();
  const format = useFormat();
  const { adult, child, baby } = offer.travellers;
  const days = offer.slices.map((slice): PlainDate => slice.segments[0]!.departingAt.slice(0, 10));
  return (
    <p className={classes.root}>
      {intl.formatMessage(m.line, {
        route: routeOf(offer),
        dates: format.range(days[0]!, days.at(-1)!),
        travellers: intl.formatMessage(summaryMessages.travellers, {
          count: adult + child + baby,
        }),
      })}
    </p>
  );
}
