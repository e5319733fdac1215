import type { Condition, Fare, Slice } from '@karvon/contract';
import type { Receipt } from './receipt';

const uzs = (amount: number) => ({ amount: amount * 100, currency: 'UZS' as const });
const condition = (allowed: Condition['allowed'], fee: number | null): Condition => ({
  allowed,
  fee: fee === null ? null : uzs(fee),
  until: null,
});

const segment = (
  [origin, originTerminal]: [string, string | null],
  [destination, destinationTerminal]: [string, string | null],
  departingAt: string,
  arrivingAt: string,
  durationMinutes: number,
  [carrier, flightNumber, operatingCarrier]: [string, string, string?],
) => ({
  origin,
  destination,
  originTerminal,
  destinationTerminal,
  departingAt,
  arrivingAt,
  durationMinutes,
  marketingCarrier: carrier,
  operatingCarrier: operatingCarrier ?? carrier,
  flightNumber,
  aircraft: 'Airbus A320neo',
  cabin: 'Economy' as const,
});

const slices: Slice[] = [
  {
    origin: 'TAS',
    destination: 'SVO',
    durationMinutes: 655,
    stops: 1,
    segments: [
      segment(
        ['TAS', '2'],
        ['IST', null],
        '2026-12-10T03:35:00+05:00',
        '2026-12-10T06:50:00+03:00',
        315,
        ['TK', 'TK 371'],
      ),
      segment(
        ['SAW', null],
        ['SVO', 'C'],
        '2026-12-10T10:20:00+03:00',
        '2026-12-10T13:30:00+03:00',
        190,
        ['SU', 'SU 2137', 'FV'],
      ),
    ],
    layovers: [
      {
        arrivalAirport: 'IST',
        departureAirport: 'SAW',
        minutes: 150,
        airportChange: true,
        night: false,
        short: true,
      },
    ],
  },
  {
    origin: 'SVO',
    destination: 'TAS',
    durationMinutes: 245,
    stops: 0,
    segments: [
      segment(
        ['SVO', 'C'],
        ['TAS', '2'],
        '2026-12-20T22:40:00+03:00',
        '2026-12-21T04:45:00+05:00',
        245,
        ['HY', 'HY 602'],
      ),
    ],
    layovers: [],
  },
];

const fare: Fare = {
  id: 'standard',
  family: 'standard',
  name: 'ECONOMY COMFORT',
  total: uzs(9_876_000),
  baggage: [
    { carryOn: { pieces: 1, kg: 8 }, checked: { pieces: 1, kg: 23 } },
    { carryOn: { pieces: 1, kg: 8 }, checked: { pieces: 0, kg: null } },
  ],
  refund: condition('yes', 600_000),
  exchange: condition('unknown', null),
  pointsEarned: 98_760,
  price: {
    lines: [
      { passengerType: 'adult', count: 2, tariff: uzs(3_100_000), taxes: uzs(820_000) },
      { passengerType: 'child', count: 1, tariff: uzs(1_300_000), taxes: uzs(350_000) },
    ],
    serviceFee: uzs(190_000),
    acquiringFee: uzs(196_000),
    total: uzs(9_876_000),
  },
  bookingClasses: ['V', 'V', 'Q'],
  fareBasis: 'VOWUZ',
  features: {
    seat: 'for-a-fee',
    meal: 'included',
    priority: 'not-included',
    lounge: 'not-included',
    miles: 'unknown',
  },
  pointsSpendable: 0,
};

const countries = { TAS: 'UZ', MOW: 'RU', IST: 'TR' } as const;
const airport = (
  city: string,
  name: string,
  cityCode: keyof typeof countries,
  countryName: string,
) => ({
  city,
  airport: name,
  cityCode,
  country: countries[cityCode],
  countryName,
});

const words = {
  ru: {
    legalName: 'ООО «Karvon Travel»',
    airports: {
      TAS: airport('Ташкент', 'Ташкент (имени Ислама Каримова)', 'TAS', 'Узбекистан'),
      SVO: airport('Москва', 'Шереметьево', 'MOW', 'Россия'),
      IST: airport('Стамбул', 'Стамбул Новый', 'IST', 'Турция'),
      SAW: airport('Стамбул', 'Сабиха Гёкчен', 'IST', 'Турция'),
    },
  },
  uz: {
    legalName: '«Karvon Travel» MChJ',
    airports: {
      TAS: airport('Toshkent', 'Toshkent (Islom Karimov nomidagi)', 'TAS', 'Oʻzbekiston'),
      SVO: airport('Moskva', 'Sheremetyevo', 'MOW', 'Rossiya'),
      IST: airport('Istanbul', 'Istanbul Yangi', 'IST', 'Turkiya'),
      SAW: airport('Istanbul', 'Sabiha Goʻkchen', 'IST', 'Turkiya'),
    },
  },
};

/** A paid journey with everything a receipt can show. */
export function receiptFixture(lang: 'ru' | 'uz'): Receipt {
  return {
    orderNumber: '7K3MQW01',
    pnr: 'K7VN4T',
    issuedOn: '2026-11-21',
    passengers: [
      {
        type: 'adult',
        surname: "G'ulomova",
        name: 'Aziza',
        ticketNumber: '2504180000001',
        extras: [
          { kind: 'bag', flights: ['TAS–SVO', 'IST–TAS'], kg: 23, quantity: 1 },
          { kind: 'seat', flight: 'HY 601', designator: '12A' },
        ],
        without: [],
      },
      {
        type: 'adult',
        surname: 'Petrov-Vodkin',
        name: 'Ivan',
        ticketNumber: '2504180000002',
        extras: [],
        without: [],
      },
      {
        type: 'child',
        surname: "O'ktamov",
        name: 'Islom',
        ticketNumber: '2504180000003',
        extras: [],
        without: [],
      },
    ],
    partReturned: false,
    paidBeside: { extras: uzs(0), exchanges: uzs(0) },
    slices,
    fare,
    validatingCarrier: 'HY',
    dictionary: {
      carriers: {
        HY: { name: 'Uzbekistan Airways' },
        TK: { name: 'Turkish Airlines' },
        SU: { name: 'Aeroflot' },
        FV: { name: 'Rossiya' },
      },
      airports: words[lang].airports,
    },
    english: {
      carriers: {},
      airports: {
        TAS: airport('Tashkent', 'Islam Karimov', 'TAS', 'Uzbekistan'),
        SVO: airport('Moscow', 'Sheremetyevo', 'MOW', 'Russia'),
        IST: airport('Istanbul', 'Istanbul', 'IST', 'Türkiye'),
        SAW: airport('Istanbul', 'Sabiha Gökçen', 'IST', 'Türkiye'),
      },
    },
    abroad: false,
    agency: {
      brand: 'Karvon',
      legalName: words[lang].legalName,
      phones: ['+998 71 205-01-42', '+998 95 005-01-42'],
      email: 'yordam@karvon.example',
    },
    lang,
  };
}
