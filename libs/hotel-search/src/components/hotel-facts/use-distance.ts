import { useCallback } from 'react';
import { unbroken, useFormat, useIntl } from '@karvon/i18n';
import { factMessages as m } from './hotel-facts.messages';

/** Formats metres: «450 м», «2,4 км», «12 км», with a no-break space before the unit. */
export function useDistance(): (metres: number) => string {
  const intl = useIntl();
  const format = useFormat();
  return useCallback(
    (metres) => {
      if (metres < 950) {
        const count = Math.max(50, Math.round(metres / 50) * 50);
        return unbroken(intl.formatMessage(m.metres, { count }));
      }
      const whole = metres >= 9_950 || metres % 1_000 === 0;
      const km = format.number(metres / 1_000, whole ? 0 : 1);
      return unbroken(intl.formatMessage(m.kilometres, { km }));
    },
    [intl, format],
  );
}
