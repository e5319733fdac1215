import type { Place } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { Building2, ComboboxOption, Plane } from '@karvon/ui-kit';
import { placeMessages } from './place-field.messages';
import { goesByCity } from './place-text';

/** A suggestion: a city with all its airports, or one airport. */
export function PlaceOption({ place }: { place: Place }) {
  const intl = useIntl();
  const { city, airport, code, countryName: country } = place;
  if (airport === null) {
    return (
      <ComboboxOption
        icon={<Building2 aria-hidden="true" size={20} />}
        title={city}
        note={intl.formatMessage(placeMessages.allAirports, { country })}
        aside={code}
      />
    );
  }
  const byCity = goesByCity(place);
  return (
    <ComboboxOption
      icon={<Plane aria-hidden="true" size={20} />}
      title={byCity ? city : airport}
      note={intl.formatMessage(placeMessages.within, { place: byCity ? airport : city, country })}
      aside={code}
    />
  );
}
