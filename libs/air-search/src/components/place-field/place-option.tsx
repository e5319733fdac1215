import { useFormat, useIntl } from '@karvon/i18n';
import { Building2, ComboboxOption, Plane } from '@karvon/ui-kit';
import type { Suggestion } from '../../model/places/suggestions';
import { placeMessages as m } from './place-field.messages';
import { goesByCity } from './place-text';

/** A suggestion: a city with all its airports, or one airport; with a price or a distance if known. */
export function PlaceOption({
  suggestion: { place, km, price, nested },
}: {
  suggestion: Suggestion;
}) {
  const intl = useIntl();
  const format = useFormat();
  const { city, airport, code, countryName: country } = place;
  const aside = price
    ? intl.formatMessage(m.price, { price: format.money(price) })
    : km
      ? intl.formatMessage(m.distance, { km, code })
      : code;
  if (airport === null) {
    return (
      <ComboboxOption
        icon={<Building2 aria-hidden="true" size={20} />}
        title={city}
        note={intl.formatMessage(m.allAirports, { country })}
        aside={aside}
      />
    );
  }
  const byCity = goesByCity(place);
  return (
    <ComboboxOption
      icon={<Plane aria-hidden="true" size={20} />}
      title={byCity ? city : airport}
      note={
        byCity && airport === city
          ? country
          : intl.formatMessage(m.within, { place: byCity ? airport : city, country })
      }
      aside={aside}
      nested={nested}
    />
  );
}
