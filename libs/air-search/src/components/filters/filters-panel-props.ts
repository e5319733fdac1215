import type { Dictionary } from '@karvon/contract';
import type { Money } from '@karvon/money';
import type { FilterOptions } from '../../model/filters/filter-options';
import type { OfferFilter } from '../../model/filters/offer-filter';
import type { WayCities } from '../../model/offers/way-cities';

export interface FiltersPanelProps {
  options: FilterOptions;
  filter: OfferFilter;
  onChange: (filter: OfferFilter) => void;
  dictionary: Dictionary;
  currency: Money['currency'];
  ways: readonly WayCities[];
}
