import { useState } from 'react';
import { useIntl } from '@karvon/i18n';
import { Button, Sheet } from '@karvon/ui-kit';
import { filterOptions } from '../../model/filter-options';
import { filterOffers, noFilter } from '../../model/offer-filter';
import type { OfferFacts } from '../../model/offer-facts';
import { travellersMessages } from '../travellers-field/travellers-field.messages';
import { FiltersPanel } from './filters-panel';
import type { FiltersPanelProps } from './filters-panel-props';
import { filterMessages as m } from './filters.messages';
import classes from './filters.module.css';

interface FiltersSheetProps extends Omit<FiltersPanelProps, 'options'> {
  offers: readonly OfferFacts[];
  onClose: () => void;
}

/** The filters on a phone: tried out first, applied with the button that says what they give. */
export function FiltersSheet({ offers, filter, onChange, onClose, ...panel }: FiltersSheetProps) {
  const intl = useIntl();
  const [draft, setDraft] = useState(filter);
  const count = filterOffers(offers, draft).length;
  return (
    <Sheet
      open
      onClose={onClose}
      title={intl.formatMessage(m.title)}
      closeLabel={intl.formatMessage(travellersMessages.close)}
      footer={
        <>
          <Button variant="quiet" className={classes.reset} onClick={() => setDraft(noFilter)}>
            {intl.formatMessage(m.reset)}
          </Button>
          <Button
            className={classes.apply}
            onClick={() => {
              onChange(draft);
              onClose();
            }}
          >
            {intl.formatMessage(m.show, { count })}
          </Button>
        </>
      }
    >
      <FiltersPanel
        {...panel}
        filter={draft}
        options={filterOptions(offers, draft)}
        onChange={setDraft}
      />
    </Sheet>
  );
}
