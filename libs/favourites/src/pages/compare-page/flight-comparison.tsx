import { writeItem, type FlightItem } from '@karvon/favourite-heart';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { CompareTable } from '../../components/compare-table/compare-table';
import { useFlightRows } from '../../components/compare-table/use-flight-rows';
import { cardMessages as m } from '../../components/favourite-card/card.messages';
import { useFlightsNow, type MarketNow } from '../../data/use-now';
import { useRouteName } from '../../components/favourite-card/use-route-name';
import type { Now } from '../../model/favourite-state';
import type { FoundFlight } from '../../model/found-flight';
import { NowNote } from './now-note';
import classes from './compare-page.module.css';

interface FlightComparisonProps extends MarketNow {
  items: readonly FlightItem[];
  /** Of the table. */
  name: string;
  onlyDifferent: boolean;
}

interface FlightHeadProps extends Pick<MarketNow, 'market'> {
  item: FlightItem;
  now: Now<FoundFlight>;
}

function FlightHead({ item, now, market }: FlightHeadProps) {
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const route = useRouteName(item, market);
  const [first] = item.slices[0]!;
  const name = `${route}, ${format.date(first!.day)}, ${first!.time}`;
  return (
    <div className={classes.head}>
      <strong>{route}</strong>
      <span
        className={classes.note}
      >{`${format.date(first!.day, 'weekdayDayMonth')}, ${first!.time}`}</span>
      {now.state === 'sold' ? (
        <Button
          as={Link}
          size="small"
          to={paths.airOffer.to(lang, {
            offerId: now.found.offer.id,
            ...item.search,
            fare: now.found.fare.id,
            seen: String(now.found.fare.total.amount),
          })}
          aria-label={intl.formatMessage(m.chooseNamed, { what: name })}
        >
          {intl.formatMessage(m.choose)}
        </Button>
      ) : (
        <NowNote now={now} gone={intl.formatMessage(m.flightGone)} />
      )}
      {now.state === 'gone' ? (
        <Link to={paths.airTickets.to(lang, item.search)}>{intl.formatMessage(m.searchAgain)}</Link>
      ) : null}
    </div>
  );
}

/** Flights side by side. */
export function FlightComparison({ items, name, onlyDifferent, ...asked }: FlightComparisonProps) {
  const nows = useFlightsNow(items, asked);
  const rows = useFlightRows(items, nows);
  return (
    <CompareTable
      name={name}
      heads={items.map((item, index) => ({
        key: writeItem(item),
        head: <FlightHead item={item} now={nows[index]!} market={asked.market} />,
      }))}
      rows={rows}
      onlyDifferent={onlyDifferent}
    />
  );
}
