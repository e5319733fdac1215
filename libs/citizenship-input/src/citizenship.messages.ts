import { defineMessages } from '@karvon/i18n';

export const citizenshipMessages = defineMessages({
  label: {
    id: 'citizenship-input.label',
    defaultMessage: 'Гражданство',
    description: 'Field: the country whose passport a person has.',
  },
});

/** Countries whose citizens book most, offered before the full list is loaded. */
export const usualCountries = defineMessages({
  AM: { id: 'citizenship-input.am', defaultMessage: 'Армения', description: 'Country.' },
  AZ: { id: 'citizenship-input.az', defaultMessage: 'Азербайджан', description: 'Country.' },
  BY: { id: 'citizenship-input.by', defaultMessage: 'Беларусь', description: 'Country.' },
  KG: { id: 'citizenship-input.kg', defaultMessage: 'Киргизия', description: 'Country.' },
  KZ: { id: 'citizenship-input.kz', defaultMessage: 'Казахстан', description: 'Country.' },
  RU: { id: 'citizenship-input.ru', defaultMessage: 'Россия', description: 'Country.' },
  TJ: { id: 'citizenship-input.tj', defaultMessage: 'Таджикистан', description: 'Country.' },
  TM: { id: 'citizenship-input.tm', defaultMessage: 'Туркменистан', description: 'Country.' },
  UZ: { id: 'citizenship-input.uz', defaultMessage: 'Узбекистан', description: 'Country.' },
});
