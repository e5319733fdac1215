import type { ReactElement } from 'react';
import type { HotelObjectKind } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { BedDouble, Building2, ComboboxOption, MapPin, Plane, TrainFront } from '@karvon/ui-kit';
import { objectKindNames } from '../hotel-facts/hotel-names.messages';
import type { CitySuggestion } from './city-suggestion';
import { cityMessages as m } from './city-field.messages';
import classes from './city-option.module.css';
import { foundName, unitsText } from './city-text';

const look = { 'aria-hidden': true, size: 20 } as const;

const objectIcons: Record<HotelObjectKind, ReactElement> = {
  airport: <Plane {...look} />,
  'railway-station': <TrainFront {...look} />,
  metro: <TrainFront {...look} />,
  attraction: <MapPin {...look} />,
  'city-centre': <MapPin {...look} />,
};

function iconOf({ location, found }: CitySuggestion): ReactElement {
  if (found?.kind === 'hotel') return <BedDouble {...look} />;
  if (found?.kind === 'object') return objectIcons[found.object.kind];
  const isCity = location.kind === 'city' && found?.kind !== 'district';
  return isCity ? <Building2 {...look} /> : <MapPin {...look} />;
}

/** A suggested place, or something in one, with its region, because several places may share a name. */
export function CityOption({ suggestion }: { suggestion: CitySuggestion }) {
  const intl = useIntl();
  const format = useFormat();
  const { location, found } = suggestion;
  const icon = iconOf(suggestion);
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
