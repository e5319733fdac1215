import { pointsWorth, type Edition } from '@karvon/edition';
import { useFormat, useIntl } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import { Checkbox, NumberField, SectionCard } from '@karvon/ui-kit';
import { pointsFieldMessages as m } from './points-field.messages';

interface PointsFieldProps {
  balance: number;
  /** The maximum of points that this visitor can spend on this purchase, above 0. */
  max: number;
  /** Whole points; null while none are to be spent. */
  value: number | null;
  onChange: (points: number | null) => void;
  currency: Money['currency'];
  edition: Pick<Edition, 'pointsEarned' | 'pointsSpent'>;
}

/** Points that pay part of the price. They are spent only when the visitor ticks the box. */
export function PointsField(props: PointsFieldProps) {
  const { balance, max, value, onChange, currency, edition } = props;
  const intl = useIntl();
  const format = useFormat();
  return (
    <SectionCard title={intl.formatMessage(m.title)}>
      <Checkbox
        label={intl.formatMessage(m.spend)}
        hint={intl.formatMessage(m.balance, {
          balance: format.points(balance),
          max,
          money: format.money(pointsWorth(max, currency, edition)),
        })}
        checked={value !== null}
        onChange={(event) => onChange(event.target.checked ? max : null)}
      />
      {value === null ? null : (
        <NumberField
          label={intl.formatMessage(m.count)}
          value={value}
          onChange={(points) => onChange(points ?? 0)}
          min={0}
          max={max}
          format={format.number}
        />
      )}
    </SectionCard>
  );
}
