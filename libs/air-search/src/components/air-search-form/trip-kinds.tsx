import { useIntl } from '@karvon/i18n';
import { SegmentedControl } from '@karvon/ui-kit';
import type { TripKind } from '../../model/search/search-draft';
import { formMessages as m } from './air-search-form.messages';

const kinds = [
  ['return', m.return],
  ['one-way', m.oneWay],
  ['multi', m.multi],
] as const;

interface TripKindsProps {
  trip: TripKind;
  onChange: (trip: TripKind) => void;
}

/** The kind of trip: return, one way, or several flights. */
export function TripKinds({ trip, onChange }: TripKindsProps) {
  const intl = useIntl();
  return (
    <SegmentedControl<TripKind>
      label={intl.formatMessage(m.trip)}
      value={trip}
      onChange={onChange}
      options={kinds.map(([value, label]) => ({ value, label: intl.formatMessage(label) }))}
    />
  );
}
