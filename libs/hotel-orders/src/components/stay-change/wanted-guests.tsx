import type { HotelGuest } from '@karvon/contract';
import { useCountryChoices } from '@karvon/countries';
import { useIntl, useLocale } from '@karvon/i18n';
import classes from './stay-change.module.css';
import { stayChangeMessages as m } from './stay-change.messages';

interface WantedGuestsProps {
  wanted: readonly HotelGuest[];
  booked: readonly HotelGuest[];
}

const wholeName = ({ name, surname }: HotelGuest) => `${name} ${surname}`;

/** Guests as they were sent to the hotel; a citizenship is told where it is another one. */
export function WantedGuests({ wanted, booked }: WantedGuestsProps) {
  const intl = useIntl();
  const isOther = ({ citizenship }: HotelGuest, index: number) =>
    citizenship !== undefined && citizenship !== booked[index]?.citizenship;
  // The list of countries is fetched by whoever needs it.
  if (wanted.some(isOther)) return <WantedCitizens wanted={wanted} isOther={isOther} />;
  const guests = wanted.map(wholeName).join(', ');
  return <p className={classes.note}>{intl.formatMessage(m.wanted, { guests })}</p>;
}

interface WantedCitizensProps {
  wanted: readonly HotelGuest[];
  isOther: (guest: HotelGuest, index: number) => boolean;
}

function WantedCitizens({ wanted, isOther }: WantedCitizensProps) {
  const intl = useIntl();
  const countries = useCountryChoices(useLocale());
  const named = wanted.map((guest, index) => {
    const name = wholeName(guest);
    if (!isOther(guest, index)) return name;
    const { citizenship: code = '' } = guest;
    const country = countries?.find(({ iso2 }) => iso2 === code)?.name ?? code;
    return intl.formatMessage(m.citizen, { name, country });
  });
  const guests = named.join(', ');
  return <p className={classes.note}>{intl.formatMessage(m.wanted, { guests })}</p>;
}
