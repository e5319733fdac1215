import { useCallback, useState } from 'react';
import type { PlainDate } from '@karvon/calendar';
import type { Cabin, Travellers } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { Button, NumberStepper, Popover, SegmentedControl, Users } from '@karvon/ui-kit';
import {
  changeTravellers,
  limitReason,
  travellerLimits,
  travellerTypes,
} from '../../model/traveller-limits';
import { PickerButton } from '../picker-button/picker-button';
import { travellersMessages as m } from './travellers-field.messages';
import classes from './travellers-field.module.css';
import { useTravellersText } from './use-travellers-text';

const kinds = {
  adult: { label: m.adult, note: m.adultNote },
  child: { label: m.child, note: m.childNote },
  baby: { label: m.baby, note: m.babyNote },
};

interface TravellersFieldProps {
  travellers: Travellers;
  ticketClass: Cabin;
  /** Ages count on this day, if it is known. */
  lastFlight: PlainDate | null;
  onChange: (change: { travellers?: Travellers; ticketClass?: Cabin }) => void;
}

/** How many people of which age, and in which class. */
export function TravellersField({
  travellers,
  ticketClass,
  lastFlight,
  onChange,
}: TravellersFieldProps) {
  const intl = useIntl();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const reason = limitReason(travellers);
  const label = intl.formatMessage(m.label);

  return (
    <Popover
      open={open}
      onClose={close}
      title={label}
      closeLabel={intl.formatMessage(m.close)}
      align="end"
      trigger={
        <PickerButton
          label={label}
          value={useTravellersText({ travellers, ticketClass }, 'short')}
          icon={<Users aria-hidden="true" size={20} />}
          open={open}
          onClick={() => setOpen(!open)}
        />
      }
      footer={
        <Button block onClick={close}>
          {intl.formatMessage(m.done)}
        </Button>
      }
    >
      <div className={classes.panel}>
        {travellerTypes.map((type) => {
          const who = intl.formatMessage(kinds[type].label);
          return (
            <NumberStepper
              key={type}
              label={who}
              note={intl.formatMessage(kinds[type].note)}
              value={travellers[type]}
              {...travellerLimits(travellers, type)}
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
          {lastFlight
            ? intl.formatMessage(m.agesOn, { date: format.date(lastFlight) })
            : intl.formatMessage(m.ages)}
        </p>
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
    </Popover>
  );
}
