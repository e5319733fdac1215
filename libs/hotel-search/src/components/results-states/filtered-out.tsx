import { useFormat, useIntl } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import { FilteredOut as NothingLeft } from '@karvon/search-parts';
import { filtersToDrop } from '../../model/empty-filter';
import { noFilter, type HotelFilter } from '../../model/hotel-filter';
import type { HotelFacts } from '../../model/hotel-facts';
import { useFilterNames } from '../filters/use-filter-names';
import { stateMessages as m } from './results-states.messages';

interface FilteredOutProps {
  hotels: readonly HotelFacts[];
  filter: HotelFilter;
  currency: Money['currency'];
  onChange: (filter: HotelFilter) => void;
}

/** The filters let no hotel through. */
export function FilteredOut({ hotels, filter, currency, onChange }: FilteredOutProps) {
  const intl = useIntl();
  const { money } = useFormat();
  const nameOf = useFilterNames();
  return (
    <NothingLeft
      text={intl.formatMessage(m.filteredText)}
      drops={filtersToDrop(hotels, filter)}
      dropText={({ name, count, from: amount }) => {
        const price = money({ amount, currency });
        return intl.formatMessage(m.drop, { name: nameOf(name), count, price });
      }}
      {...{ noFilter, onChange }}
    />
  );
}
