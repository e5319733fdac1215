import { useIntl } from '@karvon/i18n';
import { filterMessages as shared, FiltersSheet as Sheet } from '@karvon/search-parts';
import { Button } from '@karvon/ui-kit';
import { countFilters, filterHotels, noFilter } from '../../model/hotel-filter';
import { CountedFilters, type CountedFiltersProps } from './counted-filters';
import { filterMessages as m } from './filters.messages';
import classes from './filters.module.css';

interface FiltersSheetProps extends CountedFiltersProps {
  onClose: () => void;
}

/** The filters over the page: tried out first, applied with the button that says what they give, or cancelled. */
export function FiltersSheet(props: FiltersSheetProps) {
  const { hotels, filter, onChange, onClose, ...panel } = props;
  const intl = useIntl();
  return (
    <Sheet
      {...{ filter, onChange, onClose }}
      apply={{
        text: (draft) => intl.formatMessage(m.apply, { count: filterHotels(hotels, draft).length }),
        className: classes.action,
      }}
      beside={() => (
        <Button variant="quiet" className={classes.action} onClick={onClose}>
          {intl.formatMessage(m.cancel)}
        </Button>
      )}
    >
      {(draft, change) => (
        <>
          {countFilters(draft) > 0 ? (
            <Button
              variant="secondary"
              size="small"
              className={classes.reset}
              onClick={() => change(noFilter)}
            >
              {intl.formatMessage(shared.reset)}
            </Button>
          ) : null}
          <CountedFilters {...panel} hotels={hotels} filter={draft} onChange={change} />
        </>
      )}
    </Sheet>
  );
}
