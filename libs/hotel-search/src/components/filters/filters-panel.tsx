import { useCallback } from 'react';
import type { HotelAmenity, HotelKind } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import { Search, TextField, useSteady } from '@karvon/ui-kit';
import type { FilterOptions } from '../../model/filter-options';
import type { HotelCriteria } from '../../model/hotel-criteria';
import { longestName, type HotelFilter, type Range } from '../../model/hotel-filter';
import { nightsOf } from '../../model/stay';
import { factMessages } from '../hotel-facts/hotel-facts.messages';
import { amenityNames, kindNames } from '../hotel-facts/hotel-names.messages';
import { FilterGroup } from './filter-group';
import { FreeFilter } from './free-filter';
import { filterMessages as m } from './filters.messages';
import classes from './filters.module.css';
import { PaymentFilter } from './payment-filter';
import { PlaceFilters } from './place-filters';
import { PriceFilter } from './price-filter';
import { ScoreFilter } from './score-filter';
import { useFilterNames } from './use-filter-names';
import { WishFilters } from './wish-filters';

export interface FiltersPanelProps {
  options: FilterOptions;
  filter: HotelFilter;
  onChange: (filter: HotelFilter) => void;
  criteria: HotelCriteria;
  onSearch: (criteria: HotelCriteria) => void;
  currency: Money['currency'];
}

/** Every filter under each other: a sidebar's or a sheet's content. */
export function FiltersPanel(props: FiltersPanelProps) {
  const { options, filter, onChange, criteria, onSearch, currency } = props;
  const intl = useIntl();
  const nameOf = useFilterNames();
  const change = (part: Partial<HotelFilter>) => onChange({ ...filter, ...part });
  // After a press its own filter renders at once; the others wait for their new counts.
  const choose = useSteady((name: 'stars' | 'kinds' | 'amenities', chosen: readonly unknown[]) =>
    change({ [name]: chosen }),
  );
  const choosePrice = useSteady((price: Range | null) => change({ price }));
  const chooseFree = useSteady((free: HotelFilter['free']) => change({ free }));
  const chooseScore = useSteady((score: number | null) => change({ score }));
  const starsText = useCallback(
    (count: number) => intl.formatMessage(factMessages.stars, { count }),
    [intl],
  );
  const amenityText = useCallback(
    (amenity: HotelAmenity) => intl.formatMessage(amenityNames[amenity]),
    [intl],
  );
  const kindText = useCallback((kind: HotelKind) => intl.formatMessage(kindNames[kind]), [intl]);
  return (
    <div className={classes.groups}>
      <TextField
        label={nameOf('text')}
        hint={intl.formatMessage(m.textHint)}
        type="search"
        maxLength={longestName}
        autoComplete="off"
        prefix={<Search aria-hidden="true" size={20} />}
        value={filter.text}
        onChange={({ target: { value } }) => change({ text: value })}
      />
      {options.prices ? (
        <PriceFilter
          prices={options.prices}
          chosen={filter.price}
          nights={nightsOf(criteria)}
          currency={currency}
          onChange={choosePrice}
        />
      ) : null}
      <FreeFilter free={filter.free} options={options} onChange={chooseFree} />
      <div>
        <FilterGroup
          name="stars"
          legend={nameOf('stars')}
          open
          options={options.stars}
          labelOf={starsText}
          chosen={filter.stars}
          onChange={choose}
        />
        {options.scores.length > 0 || filter.score ? (
          <ScoreFilter options={options.scores} score={filter.score} onChange={chooseScore} />
        ) : null}
        <WishFilters {...{ filter, options, change }} />
        <PlaceFilters {...{ filter, options, onChange }} />
        <FilterGroup
          name="amenities"
          legend={nameOf('amenities')}
          options={options.amenities}
          labelOf={amenityText}
          chosen={filter.amenities}
          onChange={choose}
        />
        <FilterGroup
          name="kinds"
          legend={nameOf('kinds')}
          options={options.kinds}
          labelOf={kindText}
          chosen={filter.kinds}
          onChange={choose}
        />
        <PaymentFilter criteria={criteria} onSearch={onSearch} />
      </div>
    </div>
  );
}
