import type { Place } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { Building2, ComboboxOption, Plane } from '@karvon/ui-kit';
import { placeMessages } from './place-field.messages';

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
  return (
    <ComboboxOption
      icon={<Plane aria-hidden="true" size={20} />}
      title={airport}
      note={intl.formatMessage(placeMessages.inCity, { city, country })}
      aside={code}
    />
  );
}
