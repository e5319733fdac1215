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
      const tenths = Math.round(metres / 100);
      const km = format.number(tenths >= 100 ? Math.round(metres / 1_000) : tenths / 10);
      return unbroken(intl.formatMessage(m.kilometres, { km }));
    },
    [intl, format],
  );
}
