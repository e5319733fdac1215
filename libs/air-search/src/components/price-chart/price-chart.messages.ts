import { defineMessages } from '@karvon/i18n';

export const chartMessages = defineMessages({
  caption: {
    id: 'air-search.price-chart',
    defaultMessage: 'Самые низкие цены за два месяца по дням вылета',
    description: 'Names the bar chart of the lowest price of each day, for screen readers.',
  },
  good: {
    id: 'air-search.price-chart-good',
    defaultMessage: '{trip}, от {price}, дешёвый день',
    description: 'A bar hardly higher than the lowest; trip is "Туда 9 марта, обратно 12 марта".',
  },
  today: {
    id: 'air-search.price-chart-today',
    defaultMessage: '{day}, сегодня',
    description: 'The bar of the present day; day is its finished text.',
  },
  cheapest: {
    id: 'air-search.price-chart-cheapest',
    defaultMessage: 'Дешевле всего {days}: от {price}',
    description: 'Link over the chart to the cheapest day; days is "12 дек., сб", or two of them.',
  },
  days: {
    id: 'air-search.price-chart-days',
    defaultMessage: '{out} — {back}',
    description: 'The days of a trip both ways: "12 дек., сб — 15 дек., вт".',
  },
  legend: {
    id: 'air-search.price-chart-legend',
    defaultMessage: 'Обозначения',
    description: 'Names the list of what the marks of the chart mean, for screen readers.',
  },
  legendBest: {
    id: 'air-search.price-chart-legend-best',
    defaultMessage: 'Самая низкая цена',
    description: 'What the mark over the lowest bar means.',
  },
  legendUnknown: {
    id: 'air-search.price-chart-legend-unknown',
    defaultMessage: 'Цена пока неизвестна',
    description: 'What an empty, dashed bar means.',
  },
  legendChosen: {
    id: 'air-search.price-chart-legend-chosen',
    defaultMessage: 'Выбранный день',
    description: 'What a filled date under a bar means.',
  },
  legendToday: {
    id: 'air-search.price-chart-legend-today',
    defaultMessage: 'Сегодня',
    description: 'What an underlined date under a bar means.',
  },
});
