import { useState } from 'react';
import { useIntl } from '@karvon/i18n';
import { SegmentedControl } from '@karvon/ui-kit';
import { HotelLookupForm } from '../hotel-lookup-form/hotel-lookup-form';
import type { LookupFormSettings } from '../lookup-form/lookup-form';
import { OrderLookupForm } from '../order-lookup-form/order-lookup-form';
import { lookupsMessages as m } from './order-lookups.messages';
import classes from './order-lookups.module.css';

type Kind = 'air' | 'hotel';

/** Shows one lookup form at a time where two do not fit side by side. Switching keeps typed text. */
export function OrderLookups(settings: LookupFormSettings) {
  const intl = useIntl();
  const [kind, setKind] = useState<Kind>('air');
  return (
    <div className={classes.root}>
      <SegmentedControl<Kind>
        className={classes.kinds}
        label={intl.formatMessage(m.label)}
        value={kind}
        onChange={setKind}
        options={[
          { value: 'air', label: intl.formatMessage(m.air) },
          { value: 'hotel', label: intl.formatMessage(m.hotel) },
        ]}
      />
      <div hidden={kind !== 'air'}>
        <OrderLookupForm {...settings} />
      </div>
      <div hidden={kind !== 'hotel'}>
        <HotelLookupForm {...settings} />
      </div>
    </div>
  );
}
