import { useMemo } from 'react';
import { useIntl } from '@karvon/i18n';
import { phoneMessages as m } from './phone-input.messages';

/** The texts of ui-kit's phone field. */
export function usePhoneTexts() {
  const intl = useIntl();
  return useMemo(
    () => ({
      countryCode: intl.formatMessage(m.countryCode),
      close: intl.formatMessage(m.close),
      search: intl.formatMessage(m.search),
      nothingFound: intl.formatMessage(m.nothingFound),
      found: (count: number) => intl.formatMessage(m.found, { count }),
    }),
    [intl],
  );
}
