import { defineMessages } from '@karvon/i18n';

export const compareMessages = defineMessages({
  what: {
    id: 'favourites.row-what',
    defaultMessage: 'Что сравниваем',
    description: 'Names the first row of the table, with the names of what is compared.',
  },
  price: {
    id: 'favourites.row-price',
    defaultMessage: 'Цена за всех',
    description: 'Row of a comparison of flights.',
  },
  stayPrice: {
    id: 'favourites.row-stay-price',
    defaultMessage: 'Цена',
    description: 'Row of a comparison of hotels: the price of all nights.',
  },
  levies: {
    id: 'favourites.row-levies',
    defaultMessage: 'Отдельно, в отеле',
    description:
      'Row of a comparison of hotels: taxes that the hotel collects, not part of the price.',
  },
  each: {
    id: 'favourites.row-each',
    defaultMessage: 'Цена за одного',
    description: 'Row of a comparison of flights.',
  },
  party: {
    id: 'favourites.row-party',
    defaultMessage: 'Кто летит',
    description: 'Row of a comparison of flights: passengers and class.',
  },
  guests: {
    id: 'favourites.row-guests',
    defaultMessage: 'Даты и гости',
    description: 'Row of a comparison of hotels.',
  },
  airline: {
    id: 'favourites.row-airline',
    defaultMessage: 'Авиакомпания',
    description: 'Row of a comparison of flights: airlines and flight numbers.',
  },
  departure: { id: 'favourites.row-departure', defaultMessage: 'Вылет', description: 'Row.' },
  arrival: { id: 'favourites.row-arrival', defaultMessage: 'Прилёт', description: 'Row.' },
  duration: {
    id: 'favourites.row-duration',
    defaultMessage: 'В пути',
    description: 'Row: how long the journey takes.',
  },
  stops: { id: 'favourites.row-stops', defaultMessage: 'Пересадки', description: 'Row.' },
  carryOn: { id: 'favourites.row-carry-on', defaultMessage: 'Ручная кладь', description: 'Row.' },
  baggage: { id: 'favourites.row-baggage', defaultMessage: 'Багаж', description: 'Row.' },
  refund: { id: 'favourites.row-refund', defaultMessage: 'Возврат билета', description: 'Row.' },
  exchange: { id: 'favourites.row-exchange', defaultMessage: 'Обмен', description: 'Row.' },
  emissions: { id: 'favourites.row-emissions', defaultMessage: 'Выбросы CO₂', description: 'Row.' },
  kg: {
    id: 'favourites.kilograms',
    defaultMessage: 'около {kg, number} кг',
    description: 'Carbon dioxide of all passengers.',
  },
  kind: {
    id: 'favourites.row-kind',
    defaultMessage: 'Тип',
    description: 'Row: a hotel, a hostel, an apartment.',
  },
  stars: { id: 'favourites.row-stars', defaultMessage: 'Звёзды', description: 'Row.' },
  noStars: {
    id: 'favourites.no-stars',
    defaultMessage: 'Без звёзд',
    description: 'Of a hotel without a category, as the filter of the search names it.',
  },
  score: { id: 'favourites.row-score', defaultMessage: 'Оценка гостей', description: 'Row.' },
  centre: { id: 'favourites.row-centre', defaultMessage: 'До центра', description: 'Row.' },
  room: {
    id: 'favourites.row-room',
    defaultMessage: 'Номер',
    description: 'Row: the cheapest room.',
  },
  meal: { id: 'favourites.row-meal', defaultMessage: 'Питание', description: 'Row.' },
  cancellation: {
    id: 'favourites.row-cancellation',
    defaultMessage: 'Отмена',
    description: 'Row: until when a booking is cancelled for nothing.',
  },
  beds: { id: 'favourites.row-beds', defaultMessage: 'Кровати', description: 'Row.' },
  double: {
    id: 'favourites.bed-double',
    defaultMessage: 'Двуспальная',
    description: 'One bed for two.',
  },
  separate: {
    id: 'favourites.beds-separate',
    defaultMessage: 'Раздельные',
    description: 'A bed for each.',
  },
  wifi: { id: 'favourites.row-wifi', defaultMessage: 'Wi-Fi', description: 'Row.' },
  parking: { id: 'favourites.row-parking', defaultMessage: 'Парковка', description: 'Row.' },
  yes: { id: 'favourites.has', defaultMessage: 'Есть', description: 'The hotel has it.' },
  no: { id: 'favourites.has-not', defaultMessage: 'Нет', description: 'The hotel has it not.' },
  unknown: {
    id: 'favourites.not-told',
    defaultMessage: 'нет данных',
    description: 'A cell of a comparison about which nobody tells anything.',
  },
  cheapest: {
    id: 'favourites.best-cheapest',
    defaultMessage: 'Дешевле всех',
    description: 'Marks the best value of a row.',
  },
  fastest: {
    id: 'favourites.best-fastest',
    defaultMessage: 'Быстрее всех',
    description: 'Marks the best value of a row.',
  },
  fewest: {
    id: 'favourites.best-fewest-stops',
    defaultMessage: 'Меньше всего пересадок',
    description: 'Marks the best value of a row.',
  },
  cleanest: {
    id: 'favourites.best-emissions',
    defaultMessage: 'Меньше всего CO₂',
    description: 'Marks the best value of a row.',
  },
  highest: {
    id: 'favourites.best-score',
    defaultMessage: 'Выше всех',
    description: 'Marks the best value of a row: stars or the score of guests.',
  },
  nearest: {
    id: 'favourites.best-nearest',
    defaultMessage: 'Ближе всех',
    description: 'Marks the best value of a row.',
  },
});
