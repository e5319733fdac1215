import { defineMessages } from '@karvon/i18n';

export const pricesMessages = defineMessages({
  day: {
    id: 'air-search.day-price',
    defaultMessage: '{date}, {weekday}, от {price}',
    description:
      'A day of the calendar for screen readers: "9 марта, понедельник, от 2 150 000 сум".',
  },
  bestDay: {
    id: 'air-search.day-price-best',
    defaultMessage: '{date}, {weekday}, от {price}, самая низкая цена месяца',
    description: 'The same for the cheapest day of its month.',
  },
  goodDay: {
    id: 'air-search.day-price-good',
    defaultMessage: '{date}, {weekday}, от {price}, дешёвый день',
    description: 'The same for a day that is hardly dearer than the cheapest.',
  },
  legendBest: {
    id: 'air-search.prices-legend-best',
    defaultMessage: 'Самая низкая цена месяца',
    description: 'Below the calendar, in the colour of such days.',
  },
  legendGood: {
    id: 'air-search.prices-legend-good',
    defaultMessage: 'Дешёвые дни',
    description: 'The same for days that are hardly dearer, in theirs.',
  },
  direct: {
    id: 'air-search.prices-direct',
    defaultMessage: 'Только прямые рейсы',
    description: 'Tick box below the calendar: prices of nonstop flights.',
  },
  oneWay: {
    id: 'air-search.prices-one-way',
    defaultMessage: 'Цены за всех пассажиров, в одну сторону, {unit}.',
    description: 'Below the calendar: what the prices are of, and in what they are counted.',
  },
  stay: {
    id: 'air-search.prices-stay',
    defaultMessage:
      'Цены за всех, туда и обратно на {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}, {unit}.',
    description: 'The same with a way back; days from the way out to the way back, both counted.',
  },
  wayBack: {
    id: 'air-search.prices-way-back',
    defaultMessage: 'Цены за всех, туда и обратно, {unit}.',
    description: 'The same while the day of the way back is being chosen.',
  },
  twoMonths: {
    id: 'air-search.prices-two-months',
    defaultMessage: 'График цен на два месяца',
    description: 'Button below the calendar: opens a bar chart of the lowest price of each day.',
  },
  age: {
    id: 'air-search.prices-age',
    defaultMessage: 'По недавним поискам, не старше {age}. Точную цену покажет поиск.',
    description: 'How old the oldest of the prices is; age is a finished text, "3 ч".',
  },
  live: {
    id: 'air-search.prices-live',
    defaultMessage: 'Найдены только что.',
    description: 'All prices were found minutes ago.',
  },
  noPlace: {
    id: 'air-search.prices-no-place',
    defaultMessage: 'Выберите, куда летите, и под датами появятся цены.',
    description: 'Below the calendar while a place is missing.',
  },
});
