import type { HotelObjectKind } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { BedDouble, Building2, ComboboxOption, MapPin, Plane, TrainFront } from '@karvon/ui-kit';
import { objectKindNames } from '../hotel-facts/hotel-names.messages';
import type { CitySuggestion } from './city-suggestion';
import { cityMessages as m } from './city-field.messages';
import classes from './city-option.module.css';
import { foundName, unitsText } from './city-text';

type Icon = typeof MapPin;

const objectIcons: Record<HotelObjectKind, Icon> = {
  airport: Plane,
  'railway-station': TrainFront,
  metro: TrainFront,
  attraction: MapPin,
  'city-centre': MapPin,
};

function iconOf({ location, found }: CitySuggestion): Icon {
  if (found?.kind === 'hotel') return BedDouble;
  if (found?.kind === 'object') return objectIcons[found.object.kind];
  return location.kind === 'city' && found?.kind !== 'district' ? Building2 : MapPin;
}

/** A suggested place, or something in one, with what tells it from others of its name. */
export function CityOption({ suggestion }: { suggestion: CitySuggestion }) {
  const intl = useIntl();
  const format = useFormat();
  const { location, found } = suggestion;
  const Icon = iconOf(suggestion);
  const icon = <Icon aria-hidden="true" size={20} />;
  const name = foundName(suggestion);
  if (name !== null) {
    const kind = found?.kind === 'object' && intl.formatMessage(objectKindNames[found.object.kind]);
    const note = [kind, location.name, location.countryName].filter(Boolean).join(', ');
    return <ComboboxOption icon={icon} title={name} note={note} />;
  }
  const aside =
    found?.kind === 'no-hotels'
      ? intl.formatMessage(m.away, { km: format.number(found.km) })
      : intl.formatMessage(m.hotels, { count: location.hotelCount });
  return (
    <ComboboxOption
      icon={icon}
      title={location.name}
      note={unitsText(location)}
      aside={<span className={classes.count}>{aside}</span>}
    />
  );
}
