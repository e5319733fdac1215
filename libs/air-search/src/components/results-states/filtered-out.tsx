import { useFormat, useIntl } from '@karvon/i18n';
import { Button, EmptyState } from '@karvon/ui-kit';
import { filtersToDrop } from '../../model/empty-filter';
import { noFilter } from '../../model/offer-filter';
import type { OfferFacts } from '../../model/offer-facts';
import type { FiltersPanelProps } from '../filters/filters-panel-props';
import { useFilterNames } from '../filters/use-filter-names';
import { stateMessages as m } from './results-states.messages';

interface FilteredOutProps extends Pick<
  FiltersPanelProps,
  'filter' | 'onChange' | 'ways' | 'currency'
> {
  offers: readonly OfferFacts[];
}

/** The filters let nothing through: which one to drop, and what that gives. */
export function FilteredOut({ offers, filter, onChange, ways, currency }: FilteredOutProps) {
  const intl = useIntl();
  const format = useFormat();
  const nameOf = useFilterNames(ways);
  const drops = filtersToDrop(offers, filter);
  return (
    <EmptyState
      title={intl.formatMessage(m.filtered)}
      text={intl.formatMessage(m.filteredText)}
      actions={
        <>
          {drops.map(({ name, count, from, rest }, index) => (
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
