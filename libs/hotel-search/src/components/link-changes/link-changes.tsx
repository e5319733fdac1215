import { useFormat, useIntl } from '@karvon/i18n';
import { useStayTexts } from '@karvon/stay';
import { Notice } from '@karvon/ui-kit';
import type { LinkPart } from '../../model/link/link-changes';
import { parseAdults, parseAges, parseDays, type Stay } from '../../model/stay';
import { linkMessages as m } from './link-changes.messages';

interface LinkChangesProps {
  params: URLSearchParams;
  /** What of the address is not shown as it stands there. */
  changed: readonly LinkPart[];
  /** What is shown; null where the address names no stay. */
  stay: Stay | null;
}

/** Says what is shown in the place of what an address names wrongly, and of days that are over; nothing when all is shown. */
export function LinkChanges({ params, changed, stay }: LinkChangesProps) {
  const intl = useIntl();
  const format = useFormat();
  const texts = useStayTexts();
  const requested = parseDays(params);
  const isPast = requested !== null && stay !== null && requested.arrival < stay.arrival;
  if (!isPast && changed.length === 0) return null;
  const values = {
    dates: stay && format.range(stay.arrival, stay.departure),
    day: requested && format.date(requested.arrival),
    party: texts.party({
      adults: parseAdults(params.get('adults')),
      childAges: parseAges(params.get('ages')),
    }),
  };
  const said = { ...m, nights: m.tooLong };
  return (
    <Notice tone="warn">
      {[...(isPast ? (['past'] as const) : []), ...changed].map((part) => (
        <p key={part}>{intl.formatMessage(said[part], values)}</p>
      ))}
    </Notice>
  );
}
