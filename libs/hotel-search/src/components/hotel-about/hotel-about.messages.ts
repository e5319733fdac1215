import { defineMessages } from '@karvon/i18n';

export const aboutMessages = defineMessages({
  story: {
    id: 'hotel-search.about',
    defaultMessage: 'Об отеле',
    description: 'Heading over the description of a hotel.',
  },
  checkIn: {
    id: 'hotel-search.check-in',
    defaultMessage: 'Заезд с',
    description: 'Fact of a hotel.',
  },
  checkOut: {
    id: 'hotel-search.check-out',
    defaultMessage: 'Выезд до',
    description: 'Fact of a hotel.',
  },
  built: {
    id: 'hotel-search.built',
    defaultMessage: 'Построен',
    description: 'Fact of a hotel: a year.',
  },
  reconstructed: {
    id: 'hotel-search.reconstructed',
    defaultMessage: 'Обновлён',
    description: 'Fact of a hotel: the year of the last reconstruction.',
  },
  rooms: {
    id: 'hotel-search.room-count',
    defaultMessage: 'Номеров',
    description: 'Fact of a hotel.',
  },
  floors: { id: 'hotel-search.floors', defaultMessage: 'Этажей', description: 'Fact of a hotel.' },
  phone: { id: 'hotel-search.phone', defaultMessage: 'Телефон', description: 'Fact of a hotel.' },
  amenities: {
    id: 'hotel-search.about-amenities',
    defaultMessage: 'Удобства',
    description: 'Heading over what a hotel has.',
  },
  nearby: {
    id: 'hotel-search.about-nearby',
    defaultMessage: 'Что рядом',
    description: 'Heading over places near a hotel.',
  },
  straight: {
    id: 'hotel-search.about-straight',
    defaultMessage: 'Расстояния по прямой.',
    description: 'Below the places near a hotel.',
  },
  requirements: {
    id: 'hotel-search.about-requirements',
    defaultMessage: 'Важно знать',
    description: 'Heading over what a hotel asks of its guests.',
  },
  legal: {
    id: 'hotel-search.about-legal',
    defaultMessage: 'Юридическая информация',
    description: 'Heading over who answers for a hotel.',
  },
  owner: {
    id: 'hotel-search.legal-owner',
    defaultMessage: 'Услуги оказывает',
    description: 'Who answers for a hotel: a legal entity.',
  },
  taxId: { id: 'hotel-search.legal-tax-id', defaultMessage: 'ИНН', description: 'Tax number.' },
  address: {
    id: 'hotel-search.legal-address',
    defaultMessage: 'Адрес',
    description: 'Address of a legal entity.',
  },
  registry: {
    id: 'hotel-search.legal-registry',
    defaultMessage: 'Запись в реестре',
    description: 'Entry of a hotel in the state register of classified hotels.',
  },
  registryValue: {
    id: 'hotel-search.legal-registry-value',
    defaultMessage: '{number}, действует до {date}',
    description: 'Number of the entry, and until when it holds.',
  },
  noRegistry: {
    id: 'hotel-search.legal-no-registry',
    defaultMessage: 'Категория не подтверждена свидетельством',
    description: 'The hotel has no entry in the register.',
  },
});

/** Headings of lists of what is near; a city has one centre, whose line needs none. */
export const nearbyHeadings = defineMessages({
  metro: {
    id: 'hotel-search.about-metro',
    defaultMessage:
      '{count, plural, one {Станция метро} few {Станции метро} many {Станции метро} other {Станции метро}}',
    description: 'Heads a list of what is near a hotel; count is how many it names.',
  },
  attraction: {
    id: 'hotel-search.about-attractions',
    defaultMessage:
      '{count, plural, one {Достопримеча\u00ADтельность} few {Достопримеча\u00ADтельности} many {Достопримеча\u00ADтельности} other {Достопримеча\u00ADтельности}}',
    description:
      'Heads a list of what is near a hotel; count is how many it names. The soft hyphen is for letters twice as large: the word is longer than the line of a phone.',
  },
  'railway-station': {
    id: 'hotel-search.about-stations',
    defaultMessage: '{count, plural, one {Вокзал} few {Вокзалы} many {Вокзалы} other {Вокзалы}}',
    description: 'Heads a list of what is near a hotel; count is how many it names.',
  },
  airport: {
    id: 'hotel-search.about-airports',
    defaultMessage:
      '{count, plural, one {Аэропорт} few {Аэропорты} many {Аэропорты} other {Аэропорты}}',
    description: 'Heads a list of what is near a hotel; count is how many it names.',
  },
});
