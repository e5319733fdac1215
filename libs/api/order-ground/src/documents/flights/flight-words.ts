import type { Locale } from '@karvon/contract';

const places = new Intl.PluralRules('ru');
const placeForms: Record<string, string> = { one: 'место', few: 'места' };

/** Words of flights and fares in letters and documents; the pages of the storefront say the same (`stated-facts.json`). */
const ru = {
  flight: (number: string, carrier: string) => `Рейс ${number}, ${carrier}`,
  duration: (duration: string) => `В пути ${duration}`,
  fare: (name: string) => `Тариф «${name}»`,
  departure: 'Вылет',
  arrival: 'Прилёт',
  operatedBy: (carrier: string) => `выполняет ${carrier}`,
  terminal: (name: string) => `терминал ${name}`,
  belowClass: (way: string) => `${way}: эконом`,
  technicalStop: (stops: string) => `Техническая посадка: ${stops}`,
  carryOn: {
    none: 'Без ручной клади',
    full: (pieces: number, kg: number) => `Ручная кладь ${pieces} × ${kg} кг`,
    pieces: (pieces: number) =>
      `Ручная кладь: ${pieces} ${placeForms[places.select(pieces)] ?? 'мест'}`,
    unknown: 'Ручная кладь: по правилам авиакомпании',
  },
  checked: {
    none: 'Без багажа',
    full: (pieces: number, kg: number) => `Багаж ${pieces} × ${kg} кг`,
    pieces: (pieces: number) => `Багаж: ${pieces} ${placeForms[places.select(pieces)] ?? 'мест'}`,
    unknown: 'Багаж: по правилам авиакомпании',
  },
  refund: {
    free: 'Возврат без сбора',
    fee: (sum: string) => `Возврат: сбор ${sum} за всех пассажиров`,
    someFee: 'Возврат со сбором авиакомпании',
    no: 'Без возврата',
    unknown: 'Возврат: по правилам авиакомпании',
  },
  exchange: {
    free: 'Обмен без сбора',
    fee: (sum: string) => `Обмен: сбор ${sum} за всех пассажиров`,
    someFee: 'Обмен со сбором авиакомпании',
    no: 'Без обмена',
    unknown: 'Обмен: по правилам авиакомпании',
  },
  until: (moment: string) => `до ${moment} (время города вылета)`,
};

export type FlightWords = typeof ru;

const uz: FlightWords = {
  flight: (number, carrier) => `Reys ${number}, ${carrier}`,
  duration: (duration) => `Yoʻlda ${duration}`,
  fare: (name) => `«${name}» tarifi`,
  departure: 'Uchish',
  arrival: 'Qoʻnish',
  operatedBy: (carrier) => `parvozni ${carrier} bajaradi`,
  terminal: (name) => `${name}-terminal`,
  belowClass: (way) => `${way}: ekonom`,
  technicalStop: (stops) => `Texnik qoʻnish: ${stops}`,
  carryOn: {
    none: 'Qoʻl yukisiz',
    full: (pieces, kg) => `Qoʻl yuki ${pieces} × ${kg} kg`,
    pieces: (pieces) => `Qoʻl yuki: ${pieces} ta joy`,
    unknown: 'Qoʻl yuki: aviakompaniya qoidalariga koʻra',
  },
  checked: {
    none: 'Bagajsiz',
    full: (pieces, kg) => `Bagaj ${pieces} × ${kg} kg`,
    pieces: (pieces) => `Bagaj: ${pieces} ta joy`,
    unknown: 'Bagaj: aviakompaniya qoidalariga koʻra',
  },
  refund: {
    free: 'Qaytarish yigʻimsiz',
    fee: (sum) => `Qaytarish: barcha yoʻlovchilar uchun yigʻim ${sum}`,
    someFee: 'Qaytarish aviakompaniya yigʻimi bilan',
    no: 'Qaytarib boʻlmaydi',
    unknown: 'Qaytarish: aviakompaniya qoidalariga koʻra',
  },
  exchange: {
    free: 'Almashtirish yigʻimsiz',
    fee: (sum) => `Almashtirish: barcha yoʻlovchilar uchun yigʻim ${sum}`,
    someFee: 'Almashtirish aviakompaniya yigʻimi bilan',
    no: 'Almashtirib boʻlmaydi',
    unknown: 'Almashtirish: aviakompaniya qoidalariga koʻra',
  },
  until: (moment) => `${moment} gacha (uchish shahri vaqti bilan)`,
};

export const flightWords: Record<Locale, FlightWords> = { ru, uz };
