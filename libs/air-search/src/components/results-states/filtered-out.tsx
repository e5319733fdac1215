import { useFormat, useIntl } from '@karvon/i18n';
import { FilteredOut as NothingLeft } from '@karvon/search-parts';
import { filtersToDrop } from '../../model/filters/empty-filter';
import { noFilter } from '../../model/filters/offer-filter';
import type { OfferFacts } from '../../model/offers/offer-facts';
import type { FiltersPanelProps } from '../filters/filters-panel-props';
import { useFilterNames } from '../filters/use-filter-names';
import { stateMessages as m } from './results-states.messages';

interface FilteredOutProps extends Pick<
  FiltersPanelProps,
  'filter' | 'onChange' | 'ways' | 'currency'
> {
  offers: readonly OfferFacts[];
}

/** Shown when no offer passes the filters. */
export function FilteredOut({ offers, filter, onChange, ways, currency }: FilteredOutProps) {
  const intl = useIntl();
  const format = useFormat();
  const nameOf = useFilterNames(ways);
  return (
    <NothingLeft
      text={intl.formatMessage(m.filteredText)}
      drops={filtersToDrop(offers, filter)}
      dropText={({ name, count, from }) =>
        intl.formatMessage(m.drop, {
          name: nameOf(name),
          count,
          price: format.money({ amount: from, currency }),
        })
      }
      {...{ noFilter, onChange }}
    />
  );
}
