import { useFormat, useIntl } from '@karvon/i18n';
import { clsx } from 'clsx';
import type { FirstOffers, Sort } from '../../model/offers/offer-sort';
import classes from './first-offers-tabs.module.css';
import { firstNames, toolbarMessages as m } from './results-toolbar.messages';

interface FirstOffersTabsProps {
  className: string | undefined;
  first: FirstOffers;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

const tabs = [
  ['optimal', 'optimal'],
  ['cheapest', 'cheapest'],
  ['duration', 'fastest'],
] as const satisfies [Sort, keyof FirstOffers][];

/** Tabs of the three main orders, each with price and duration of its first offer. */
export function FirstOffersTabs({ className, first, sort, onSort }: FirstOffersTabsProps) {
  const intl = useIntl();
  const format = useFormat();
  return (
    <div
      role="group"
      aria-label={intl.formatMessage(m.first)}
      className={clsx(classes.root, className)}
    >
      {tabs.map(([value, name]) => {
        const facts = first[name];
        return (
          <button
            key={value}
            type="button"
            className={classes.tab}
            aria-pressed={sort === value}
            onClick={() => onSort(value)}
          >
            <span className={classes.name}>{intl.formatMessage(firstNames[name])}</span>{' '}
            <span className={classes.price}>{facts ? format.money(facts.fare.total) : ''}</span>{' '}
            <span className={classes.duration}>
              {facts ? format.duration(facts.durationMinutes, 'hour') : ''}
            </span>
          </button>
        );
      })}
    </div>
  );
}
