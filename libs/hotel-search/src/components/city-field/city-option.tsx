import type { HotelLocation } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { Building2, ComboboxOption, MapPin } from '@karvon/ui-kit';
import { cityMessages as m } from './city-field.messages';
import classes from './city-option.module.css';
import { unitsText } from './city-text';

/** A suggested city or locality, with what tells it from others of its name. */
export function CityOption({ location }: { location: HotelLocation }) {
  const intl = useIntl();
  const Icon = location.kind === 'city' ? Building2 : MapPin;
  return (
    <ComboboxOption
      icon={<Icon aria-hidden="true" size={20} />}
      title={location.name}
      note={unitsText(location)}
      aside={
        <span className={classes.count}>
          {intl.formatMessage(m.hotels, { count: location.hotelCount })}
        </span>
      }
    />
  );
}
