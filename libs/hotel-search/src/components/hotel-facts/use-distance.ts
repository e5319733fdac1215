import { useCallback } from 'react';
import { useFormat, useIntl } from '@karvon/i18n';
import { factMessages as m } from './hotel-facts.messages';

/** Metres as people say them: «450 м», «2,4 км», «12 км». */
export function useDistance(): (metres: number) => string {
  const intl = useIntl();
  const format = useFormat();
  return useCallback(
    (metres) => {
      if (metres < 950) {
        return intl.formatMessage(m.metres, { count: Math.max(50, Math.round(metres / 50) * 50) });
      }
      const whole = metres >= 9_950 || metres % 1_000 === 0;
      return intl.formatMessage(m.kilometres, { km: format.number(metres / 1_000, whole ? 0 : 1) });
    },
    [intl, format],
  );
}
