import { draw } from '../basics/chance';
import type { Hotel } from './hotel';
import type { Bilingual, HotelCity } from './hotel-city';
import { postCodeOf } from './names/post-codes';

export interface HotelLegal {
  readonly name: Bilingual;
  readonly taxId: string;
  readonly phone: string;
  /** Empty where the country has no post codes. */
  readonly zip: string;
}

const forms: Record<string, Bilingual> = {
  UZ: { ru: 'ООО', uz: 'MChJ' },
  RU: { ru: 'ООО', uz: 'MChJ' },
};
const digits = (key: string, count: number): string =>
  Array.from({ length: count }, (_, index) => draw(`${key}|${index}`, 0, 9)).join('');

/** Dialling prefixes of numbers that nobody has: the 555 exchange. */
const prefixes: Record<string, string> = {
  UZ: '+998 71 555',
  RU: '+7 495 555',
  KZ: '+7 727 555',
  TR: '+90 212 555',
  AE: '+971 4 555',
};

/** The company that runs the hotel; invented, like the hotel. */
export function hotelLegal(hotel: Hotel, city: HotelCity): HotelLegal {
  const form = forms[city.country] ?? { ru: 'Компания', uz: 'Kompaniya' };
  const tail = digits(`${hotel.code}|phone`, 4);
  return {
    name: {
      ru: `${form.ru} «${hotel.names.ru} ${city.names.ru}»`,
      uz: `«${hotel.names.uz} ${city.names.uz}» ${form.uz}`,
    },
    taxId: digits(`${hotel.code}|tax`, city.country === 'RU' ? 10 : 9),
    phone: `${prefixes[city.country] ?? '+1 800 555'}-${tail.slice(0, 2)}-${tail.slice(2)}`,
    zip: postCodeOf(hotel.code, city),
  };
}
