import type { SeenPrice } from '@karvon/contract';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import type { PriceScale } from '@karvon/search-parts';
import { VisuallyHidden } from '@karvon/ui-kit';
import { Link, useSearchParams } from 'react-router';
import { parseView, viewQuery } from '../../model/results/results-view';
import { criteriaQuery, type SearchCriteria } from '../../model/search/search-criteria';
import { nearMessages as m } from '../near-days.messages';
import classes from './near-days.module.css';

export type Trip = Pick<SearchCriteria, 'out' | 'back'>;

interface NearDaysCellProps {
  criteria: SearchCriteria;
  trip: Trip;
  price: SeenPrice | undefined;
  /** The unit of prices in the whole table; null without prices. */
  scale: PriceScale | null;
  isLowest: (price: SeenPrice) => boolean;
  current: boolean;
  tabbable: boolean;
}

/** A link to the search on other days; an empty cell where the return would precede the departure. */
export function NearDaysCell(props: NearDaysCellProps) {
  const { criteria, trip, price, scale, isLowest, current, tabbable } = props;
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const [params] = useSearchParams();
  const { out, back } = trip;
  if (back && back < out) return <td className={classes.cell} />;
  const days = back
    ? intl.formatMessage(m.trip, { out: format.date(out), back: format.date(back) })
    : intl.formatMessage(m.oneWay, { out: format.date(out) });
  const short = ({ shorten }: PriceScale, { total }: SeenPrice) => {
    const { value, fractionDigits } = shorten(total);
    return format.number(value, fractionDigits);
  };
  const lowest = price !== undefined && isLowest(price);
  const label = price
    ? intl.formatMessage(lowest ? m.lowest : m.priced, {
        trip: days,
        price: format.money(price.total),
      })
    : intl.formatMessage(m.unknown, { trip: days });
  return (
    <td className={classes.cell}>
      <Link
        className={classes.link}
        to={paths.airTickets.to(lang, {
          ...criteriaQuery({ ...criteria, ...trip }),
          ...viewQuery(parseView(params)),
        })}
        preventScrollReset
        aria-current={current || undefined}
        data-trip={`${out}/${back ?? ''}`}
        data-lowest={lowest || undefined}
        tabIndex={tabbable ? 0 : -1}
      >
        {/* The visible price is rounded; screen readers get the exact one. */}
        <VisuallyHidden>{label}</VisuallyHidden>
        <span aria-hidden="true">{price && scale ? short(scale, price) : '—'}</span>
      </Link>
    </td>
  );
}
