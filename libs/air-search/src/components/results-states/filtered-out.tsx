import { useIntl } from '@karvon/i18n';
import { Button, EmptyState } from '@karvon/ui-kit';
import { filtersToDrop, type FilterName } from '../../model/empty-filter';
import { noFilter, type OfferFilter } from '../../model/offer-filter';
import type { OfferFacts } from '../../model/offer-facts';
import { stateMessages as m } from './results-states.messages';

const dropTexts = { stops: m.dropStops, airlines: m.dropAirlines } satisfies Record<
  FilterName,
  unknown
>;

interface FilteredOutProps {
  offers: readonly OfferFacts[];
  filter: OfferFilter;
  onFilter: (filter: OfferFilter) => void;
}

/** The filters let nothing through: which one to drop, and what that gives. */
export function FilteredOut({ offers, filter, onFilter }: FilteredOutProps) {
  const intl = useIntl();
  const drops = filtersToDrop(offers, filter);
  return (
    <EmptyState
      title={intl.formatMessage(m.filtered)}
      text={intl.formatMessage(m.filteredText)}
      actions={
        <>
          {drops.map(({ name, count }) => (
            <Button key={name} onClick={() => onFilter({ ...filter, [name]: [] })}>
              {intl.formatMessage(dropTexts[name], { count })}
            </Button>
          ))}
          <Button variant="secondary" onClick={() => onFilter(noFilter)}>
            {intl.formatMessage(m.dropAll)}
          </Button>
        </>
      }
    />
  );
}
