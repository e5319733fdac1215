import type { Cabin } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { NumberStepper, SegmentedControl } from '@karvon/ui-kit';
import {
  changeTravellers,
  limitReason,
  rangeOf,
  travellerTypes,
} from '../../model/search/traveller-limits';
import type { TravellersFieldProps } from './travellers-field-props';
import classes from './travellers-field.module.css';
import { panelMessages as m } from './travellers-panel.messages';

const kinds = {
  adult: { label: m.adult, note: m.adultNote },
  child: { label: m.child, note: m.childNote },
  baby: { label: m.baby, note: m.babyNote },
};

/** Counts by age and the cabin; loaded when the field is about to open. */
export function TravellersPanel({
  travellers,
  ticketClass,
  lastFlight,
  onChange,
}: TravellersFieldProps) {
  const intl = useIntl();
  const format = useFormat();
  const reason = limitReason(travellers);
  return (
    <div className={classes.panel}>
      {travellerTypes.map((type) => {
        const who = intl.formatMessage(kinds[type].label);
        return (
          <NumberStepper
            key={type}
            label={who}
            note={intl.formatMessage(kinds[type].note)}
            value={travellers[type]}
            {...rangeOf(travellers, type)}
            onChange={(count) =>
              onChange({ travellers: changeTravellers(travellers, type, count) })
            }
            decreaseLabel={intl.formatMessage(m.less, { who })}
            increaseLabel={intl.formatMessage(m.more, { who })}
          />
        );
      })}
      <p className={classes.note} role="status">
        {reason ? (
          <strong>{intl.formatMessage(reason === 'nine' ? m.limitNine : m.limitLaps)} </strong>
        ) : null}
        <span>
          {lastFlight
            ? intl.formatMessage(m.agesOn, { date: format.date(lastFlight) })
            : intl.formatMessage(m.ages)}
        </span>
      </p>
      {travellers.child + travellers.baby > 0 ? (
        <p className={classes.note}>{intl.formatMessage(m.birthdays)}</p>
      ) : null}
      <SegmentedControl<Cabin>
        className={classes.cabin}
        label={intl.formatMessage(m.cabin)}
        value={ticketClass}
        onChange={(value) => onChange({ ticketClass: value })}
        options={[
          { value: 'Economy', label: intl.formatMessage(m.economyName) },
          { value: 'Business', label: intl.formatMessage(m.businessName) },
        ]}
      />
    </div>
  );
}
