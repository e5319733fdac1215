import { useFormat, useIntl } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import { Button, EmptyState } from '@karvon/ui-kit';
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

/** The filters let nothing through: which one to drop, and what that gives. */
export function FilteredOut({ hotels, filter, currency, onChange }: FilteredOutProps) {
  const intl = useIntl();
  const format = useFormat();
  const nameOf = useFilterNames();
  return (
    <EmptyState
      title={intl.formatMessage(m.filtered)}
      text={intl.formatMessage(m.filteredText)}
      actions={
        <>
          {filtersToDrop(hotels, filter).map(({ name, count, from, rest }, index) => (
            <Button
              key={name}
              variant={index === 0 ? 'primary' : 'secondary'}
              onClick={() => onChange(rest)}
            >
              {intl.formatMessage(m.drop, {
                name: nameOf(name),
                count,
                price: format.money({ amount: from, currency }),
              })}
            </Button>
          ))}
          <Button variant="secondary" onClick={() => onChange(noFilter)}>
            {intl.formatMessage(m.dropAll)}
          </Button>
        </>
      }
    />
  );
}
