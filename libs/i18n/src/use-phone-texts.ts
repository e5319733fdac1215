import { useMemo } from 'react';
import { phoneMessages as m } from './phone.messages';
import { useIntl } from './use-intl';

/** The words of ui-kit's phone field; several features ask for phones. */
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
