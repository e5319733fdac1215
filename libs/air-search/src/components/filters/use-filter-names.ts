import { useIntl } from '@karvon/i18n';
import type { FilterName } from '../../model/filters/offer-filter';
import type { WayCities } from '../../model/offers/way-cities';
import { filterNames } from './filters.messages';

/** Labels of the filters; a filter of one slice names its city. */
export function useFilterNames(ways: readonly WayCities[]): (name: FilterName) => string {
  const intl = useIntl();
  return (name) => {
    const kind = name.replace(/\d$/, '') as keyof typeof filterNames;
    const way = ways[Number(name.at(-1)) - 1];
    const city = kind === 'departure' || kind === 'origins' ? way?.from : way?.to;
    return intl.formatMessage(filterNames[kind], { city: city ?? '' });
  };
}
