import { defineMessages } from '@karvon/i18n';

export const priceMessages = defineMessages({
  unit: {
    id: 'search-parts.prices-unit',
    defaultMessage:
      '{scale, select, million {млн } thousand {тыс. } other {}}{currency, select, UZS {сум} RUB {₽} other {{currency}}}',
    description: 'What the short prices of a table are counted in: "млн сум".',
  },
  loading: {
    id: 'search-parts.prices-loading',
    defaultMessage: 'Загружаем цены…',
    description: 'Below a calendar while prices of its days are on their way.',
  },
  none: {
    id: 'search-parts.prices-none',
    defaultMessage: 'На эти дни цен пока нет. Цену покажет поиск.',
    description: 'Below a calendar when no day has a price.',
  },
  problem: {
    id: 'search-parts.prices-problem',
    defaultMessage: 'Цены не загрузились, но даты выбрать можно.',
    description: 'Below a calendar when prices cannot be loaded.',
  },
});
