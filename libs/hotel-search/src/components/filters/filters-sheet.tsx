import { useState } from 'react';
import type { HotelObject } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { Button, Sheet } from '@karvon/ui-kit';
import { filterOptions } from '../../model/filter-options';
import { countFilters, filterHotels, noFilter } from '../../model/hotel-filter';
import type { HotelFacts } from '../../model/hotel-facts';
import { formMessages } from '../hotel-search-form/hotel-search-form.messages';
import { FiltersPanel, type FiltersPanelProps } from './filters-panel';
import { filterMessages as m } from './filters.messages';
import classes from './filters.module.css';

interface FiltersSheetProps extends Omit<FiltersPanelProps, 'options'> {
  hotels: readonly HotelFacts[];
  objects: readonly HotelObject[];
  onClose: () => void;
}

/** The filters over the page: tried out first, applied with the button that says what they give, or cancelled. */
export function FiltersSheet(props: FiltersSheetProps) {
  const { hotels, objects, filter, onChange, onClose, ...panel } = props;
  const intl = useIntl();
  const [draft, setDraft] = useState(filter);
  const count = filterHotels(hotels, draft).length;
  return (
    <Sheet
      open
      onClose={onClose}
      title={intl.formatMessage(m.title)}
      closeLabel={intl.formatMessage(formMessages.close)}
      footer={
        <>
          <Button variant="quiet" className={classes.action} onClick={onClose}>
            {intl.formatMessage(m.cancel)}
          </Button>
          <Button
            className={classes.action}
            onClick={() => {
              onChange(draft);
              onClose();
            }}
          >
            {intl.formatMessage(m.apply, { count })}
          </Button>
        </>
      }
    >
      {countFilters(draft) > 0 ? (
        <Button
          variant="secondary"
          size="small"
          className={classes.reset}
          onClick={() => setDraft(noFilter)}
        >
          {intl.formatMessage(m.reset)}
        </Button>
      ) : null}
      <FiltersPanel
        {...panel}
        filter={draft}
        options={filterOptions(hotels, objects, draft)}
        onChange={setDraft}
      />
    </Sheet>
  );
}
