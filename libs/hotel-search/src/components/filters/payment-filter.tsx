import { memo, useId } from 'react';
import { useIntl } from '@karvon/i18n';
import { FilterFold } from '@karvon/search-parts';
import { RadioGroup, Switch } from '@karvon/ui-kit';
import { payments, type HotelCriteria } from '../../model/hotel-criteria';
import { paymentMessages as m } from './payment-filter.messages';

interface PaymentFilterProps {
  criteria: HotelCriteria;
  /** These belong to the search: a change requests the hotels again. */
  onSearch: (criteria: HotelCriteria) => void;
}

const names = { now: m.payNow, 'at-hotel': m.payAtHotel, any: m.payAny };

/** Who is paid, and whether rooms on request are included. */
export const PaymentFilter = memo(function PaymentFilter(props: PaymentFilterProps) {
  const { criteria, onSearch } = props;
  const intl = useIntl();
  const name = useId();
  return (
    <FilterFold
      title={intl.formatMessage(m.payment)}
      state={intl.formatMessage(names[criteria.payment])}
    >
      <RadioGroup
        label={intl.formatMessage(m.payment)}
        labelHidden
        name={name}
        value={criteria.payment}
        onChange={(payment) => onSearch({ ...criteria, payment })}
        options={payments.map((value) => ({ value, label: intl.formatMessage(names[value]) }))}
      />
      <Switch
        label={intl.formatMessage(m.onRequest)}
        hint={intl.formatMessage(m.onRequestHint)}
        checked={criteria.onRequest}
        onChange={({ target }) => onSearch({ ...criteria, onRequest: target.checked })}
      />
    </FilterFold>
  );
});
