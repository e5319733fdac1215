import { useIntl } from '@karvon/i18n';
import { filterMessages as shared, FiltersSheet as Sheet } from '@karvon/search-parts';
import { Button } from '@karvon/ui-kit';
import { filterOptions } from '../../model/filters/filter-options';
import { filterOffers, noFilter } from '../../model/filters/offer-filter';
import type { OfferFacts } from '../../model/offers/offer-facts';
import { FiltersPanel } from './filters-panel';
import type { FiltersPanelProps } from './filters-panel-props';
import { filterMessages as m } from './filters.messages';
import classes from './filters.module.css';

interface FiltersSheetProps extends Omit<FiltersPanelProps, 'options'> {
  offers: readonly OfferFacts[];
  onClose: () => void;
}

/** The filters on a phone: a draft that is applied by a button with the resulting number of offers. */
export function FiltersSheet({ offers, filter, onChange, onClose, ...panel }: FiltersSheetProps) {
  const intl = useIntl();
  return (
    <Sheet
      {...{ filter, onChange, onClose }}
      apply={{
        text: (draft) => intl.formatMessage(m.show, { count: filterOffers(offers, draft).length }),
        className: classes.apply,
      }}
      beside={(_draft, change) => (
        <Button
          variant="quiet"
          size="small"
          className={classes.reset}
          onClick={() => change(noFilter)}
        >
          {intl.formatMessage(shared.reset)}
        </Button>
      )}
    >
      {(draft, change) => (
        <FiltersPanel
          {...panel}
          filter={draft}
          options={filterOptions(offers, draft)}
          onChange={change}
        />
      )}
    </Sheet>
  );
}
