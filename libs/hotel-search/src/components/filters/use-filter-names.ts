import { useCallback } from 'react';
import { useIntl } from '@karvon/i18n';
import { isNearKind, type FilterName } from '../../model/hotel-filter';
import { objectKindNames } from '../hotel-facts/hotel-names.messages';
import { filterNames } from './filters.messages';

/** Names of filters in the page's language. */
export function useFilterNames(): (name: FilterName) => string {
  const intl = useIntl();
  return useCallback(
    (name) => intl.formatMessage(isNearKind(name) ? objectKindNames[name] : filterNames[name]),
    [intl],
  );
}
