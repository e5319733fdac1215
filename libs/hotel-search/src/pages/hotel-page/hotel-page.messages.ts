import { defineMessages } from '@karvon/i18n';

export const hotelMessages = defineMessages({
  crumbs: {
    id: 'hotel-search.crumbs',
    defaultMessage: 'Вы здесь',
    description: 'Name of the breadcrumbs, for screen readers.',
  },
  home: { id: 'hotel-search.crumb-home', defaultMessage: 'Главная', description: 'Breadcrumb.' },
  hotels: { id: 'hotel-search.crumb-hotels', defaultMessage: 'Отели', description: 'Breadcrumb.' },
  rooms: {
    id: 'hotel-search.rooms',
    defaultMessage: 'Номера и цены',
    description: 'Heading over the rooms of a hotel.',
  },
  toRooms: {
    id: 'hotel-search.to-rooms',
    defaultMessage: 'К номерам',
    description:
      'Button beside the lowest price, to the rooms. On a phone it has 14 letters or two lines.',
  },
  from: {
    id: 'hotel-search.price-from',
    defaultMessage: 'от {price}',
    description: 'The lowest price of a hotel for the stay; above the number of nights.',
  },
  stay: {
    id: 'hotel-search.stay-of',
    defaultMessage: '{dates}, {nights}, {party}',
    description: 'For which days and guests rooms are shown; all three are finished texts.',
  },
  noDates: {
    id: 'hotel-search.no-dates',
    defaultMessage: 'Выберите даты, и мы покажем цены и свободные номера.',
    description: 'Over the rooms of a hotel, while no days are chosen.',
  },
  wishes: {
    id: 'hotel-search.offer-wishes',
    defaultMessage: 'Показать только тарифы',
    description: 'Name of the group of boxes over the rooms of a hotel, for screen readers.',
  },
  wishMeal: {
    id: 'hotel-search.offer-wish-meal',
    defaultMessage: 'С питанием',
    description: 'Box: only offers with a meal in the price.',
  },
  wishFree: {
    id: 'hotel-search.offer-wish-free',
    defaultMessage: 'С бесплатной отменой',
    description: 'Box: only offers that can be cancelled for nothing.',
  },
  noneWished: {
    id: 'hotel-search.offer-none-wished',
    defaultMessage: 'Тарифов сразу с обоими условиями нет. Снимите одно из них.',
    description: 'In place of the rooms, when no offer has a meal and free cancellation as well.',
  },
  anchors: {
    id: 'hotel-search.anchors',
    defaultMessage: 'На этой странице',
    description: 'Name of the links to the parts of the page of a hotel, for screen readers.',
  },
  onMap: {
    id: 'hotel-search.anchor-place',
    defaultMessage: 'Расположение',
    description: 'Link to where the hotel is, on its page.',
  },
  noRooms: {
    id: 'hotel-search.no-rooms',
    defaultMessage: 'На эти даты свободных номеров нет',
    description: 'Heading when the hotel has no room for the stay.',
  },
  noRoomsText: {
    id: 'hotel-search.no-rooms-text',
    defaultMessage: 'Попробуйте другие дни или отель по соседству.',
    description: 'Below that heading.',
  },
  dayBefore: {
    id: 'hotel-search.day-before',
    defaultMessage: 'На день раньше, {dates}',
    description: 'Link to the same stay a day earlier.',
  },
  others: {
    id: 'hotel-search.others-near',
    defaultMessage: 'Свободные отели рядом',
    description: 'Heading over other hotels near by that have rooms.',
  },
  allHotels: {
    id: 'hotel-search.all-hotels',
    defaultMessage: 'Все отели {nameIn}',
    description: 'Link to the list of hotels of the city; nameIn is a finished text, "в Ташкенте".',
  },
  past: {
    id: 'hotel-search.hotel-past',
    defaultMessage: 'Эти дни уже прошли. Выберите другие даты.',
    description: 'In the zone of the hotel the day of arrival is over.',
  },
  onSite: {
    id: 'hotel-search.on-site',
    defaultMessage: 'есть',
    description: 'Beside «Парковка»: the hotel has it.',
  },
  nearNamed: {
    id: 'hotel-search.near-named',
    defaultMessage: '{kind}: {name}',
    description: 'What is near a hotel: its kind («Аэропорт») and its name («Самарканд»).',
  },
});
