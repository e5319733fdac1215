import { useCallback } from 'react';
import type { HotelBeds } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { useStayTexts } from '@karvon/stay';
import { useSteady } from '@karvon/ui-kit';
import type { FilterOptions } from '../../model/filter-options';
import type { HotelFilter } from '../../model/hotel-filter';
import { FilterGroup } from './filter-group';
import { bedNames } from './filters.messages';
import { useFilterNames } from './use-filter-names';

interface WishFiltersProps {
  options: FilterOptions;
  filter: HotelFilter;
  change: (part: Partial<HotelFilter>) => void;
}

/** Wishes about the offer: the list shows the price of the cheapest one that fulfils them. */
export function WishFilters({ options, filter, change }: WishFiltersProps) {
  const intl = useIntl();
  const texts = useStayTexts();
  const nameOf = useFilterNames();
  const choose = useSteady((name: 'meals' | 'beds', chosen: readonly unknown[]) =>
    change({ [name]: chosen }),
  );
  const bedText = useCallback((beds: HotelBeds) => intl.formatMessage(bedNames[beds]), [intl]);
  return (
    <>
      <FilterGroup
        name="meals"
        legend={nameOf('meals')}
        open
        options={options.meals}
        labelOf={texts.meal}
        chosen={filter.meals}
        onChange={choose}
      />
      <FilterGroup
        name="beds"
        legend={nameOf('beds')}
        options={options.beds}
        labelOf={bedText}
        chosen={filter.beds}
        onChange={choose}
      />
    </>
  );
}
