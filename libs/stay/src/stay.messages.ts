import type { HotelLevyKind, HotelMeal, HotelOffer } from '@karvon/contract';
import { defineMessages, type MessageDescriptor } from '@karvon/i18n';

export const mealMessages: Record<HotelMeal, MessageDescriptor> = defineMessages({
  none: { id: 'stay.meal-none', defaultMessage: 'Без питания', description: 'Meal plan.' },
  breakfast: {
    id: 'stay.meal-breakfast',
    defaultMessage: 'Завтрак включён',
    description: 'Meal plan.',
  },
  'half-board': {
    id: 'stay.meal-half-board',
    defaultMessage: 'Завтрак и ужин включены',
    description: 'Meal plan: half board.',
  },
  'full-board': {
    id: 'stay.meal-full-board',
    defaultMessage: 'Завтрак, обед и ужин включены',
    description: 'Meal plan: full board.',
  },
  'all-inclusive': {
    id: 'stay.meal-all-inclusive',
    defaultMessage: 'Всё включено',
    description: 'Meal plan.',
  },
});

export const placeMessages: Record<HotelOffer['whereToPay'], MessageDescriptor> = defineMessages({
  now: {
    id: 'stay.pay-now',
    defaultMessage: 'Оплата сейчас, на сайте',
    description: 'Where the stay is paid.',
  },
  'at-hotel': {
    id: 'stay.pay-at-hotel',
    defaultMessage: 'Оплата в отеле при заезде',
    description: 'Where the stay is paid.',
  },
});

export const levyMessages: Record<HotelLevyKind, MessageDescriptor> = defineMessages({
  'tourist-tax': {
    id: 'stay.tourist-tax',
    defaultMessage: 'туристический налог',
    description: 'What the hotel itself takes on arrival, in Russia; inside a sentence.',
  },
  'tourist-levy': {
    id: 'stay.tourist-levy',
    defaultMessage: 'туристический сбор',
    description: 'What the hotel itself takes on arrival, in Uzbekistan; inside a sentence.',
  },
  'city-tax': {
    id: 'stay.city-tax',
    defaultMessage: 'городской налог',
    description: 'What the hotel itself takes on arrival, in many cities; inside a sentence.',
  },
  vat: {
    id: 'stay.vat',
    defaultMessage: 'НДС',
    description: 'What the hotel itself takes on arrival, a tax on sales; inside a sentence.',
  },
  'service-fee': {
    id: 'stay.service-fee',
    defaultMessage: 'сбор за обслуживание',
    description: 'What the hotel itself takes on arrival, for its service; inside a sentence.',
  },
  'resort-fee': {
    id: 'stay.resort-fee',
    defaultMessage: 'курортный сбор',
    description:
      'What the hotel itself takes on arrival, for its pools, beaches and the like; inside a sentence.',
  },
  'cleaning-fee': {
    id: 'stay.cleaning-fee',
    defaultMessage: 'сбор за уборку',
    description: 'What the hotel itself takes on arrival, for cleaning; inside a sentence.',
  },
  'hotel-fee': {
    id: 'stay.hotel-fee',
    defaultMessage: 'сбор отеля',
    description:
      'What the hotel itself takes on arrival, of a kind without a name of ours; inside a sentence.',
  },
});

export const stayMessages = defineMessages({
  levyAbout: {
    id: 'stay.levy-about',
    defaultMessage: '{sum} (примерно {about})',
    description: 'A sum in a foreign currency, and what it is about in the visitor’s.',
  },
  infant: {
    id: 'stay.age-infant',
    defaultMessage: 'до 1 года',
    description: 'Age of a child under one year.',
  },
  age: {
    id: 'stay.age',
    defaultMessage: '{age, plural, one {# год} many {# лет} other {# года}}',
    description: 'Age of a child.',
  },
  adults: {
    id: 'stay.adults',
    defaultMessage: '{count, plural, one {# взрослый} other {# взрослых}}',
    description: 'How many adults stay.',
  },
  children: {
    id: 'stay.children',
    defaultMessage: '{count, plural, one {# ребёнок} many {# детей} other {# ребёнка}} ({ages})',
    description: 'How many children stay, and their ages.',
  },
  nights: {
    id: 'stay.nights',
    defaultMessage: '{count, plural, one {# ночь} many {# ночей} other {# ночи}}',
    description: 'Length of a stay.',
  },
  rooms: {
    id: 'stay.rooms',
    defaultMessage: '{count} × «{name}»',
    description: 'How many rooms of a kind the party takes.',
  },
  arrival: {
    id: 'stay.arrival',
    defaultMessage: '{date}, с\u00A0{time}',
    description: 'Day of arrival and from what time rooms are given.',
  },
  departure: {
    id: 'stay.departure',
    defaultMessage: '{date}, до\u00A0{time}',
    description: 'Day of departure and until what time rooms are to be left.',
  },
});

export const cancellationMessages = defineMessages({
  free: {
    id: 'stay.cancel-free',
    defaultMessage: 'Бесплатная отмена до {at}',
    description: 'Until which moment cancelling costs nothing.',
  },
  never: {
    id: 'stay.cancel-never',
    defaultMessage: 'Бесплатной отмены нет',
    description: 'Cancelling costs something from the booking on.',
  },
  fromBooking: {
    id: 'stay.cancel-from-booking',
    defaultMessage: 'Отмена сразу после бронирования: удержат {penalty}',
    description: 'What cancelling costs from the booking on.',
  },
  from: {
    id: 'stay.cancel-from',
    defaultMessage: 'Отмена с {at}: удержат {penalty}',
    description: 'What cancelling costs from a moment on.',
  },
  whole: {
    id: 'stay.cancel-whole',
    defaultMessage: 'всю стоимость, {total}',
    description: 'Stands for the penalty when nothing is returned.',
  },
  zone: {
    id: 'stay.zone',
    defaultMessage: 'По местному времени отеля',
    description: 'Below the moments of cancellation: whose clock they are on.',
  },
});
