import type { HotelBeds } from '@karvon/contract';
import { defineMessages, type MessageDescriptor } from '@karvon/i18n';

export const filterMessages = defineMessages({
  cancel: {
    id: 'hotel-search.filters-cancel',
    defaultMessage: 'Отмена',
    description: 'Button: closes the filters and leaves them as they were.',
  },
  apply: {
    id: 'hotel-search.filters-apply',
    defaultMessage:
      '{count, plural, =0 {Ничего не подходит} one {Показать # отель} few {Показать # отеля} many {Показать # отелей} other {Показать # отеля}}',
    description: 'Button that applies the filters, with how many hotels they let through.',
  },
  textHint: {
    id: 'hotel-search.filter-text-hint',
    defaultMessage: 'Для станции или места покажем отели в радиусе полутора километров.',
    description: 'Below the text filter.',
  },
  priceFrom: {
    id: 'hotel-search.filter-price-from',
    defaultMessage: 'Не дешевле',
    description: 'Name of the first thumb of the slider of prices.',
  },
  priceTo: {
    id: 'hotel-search.filter-price-to',
    defaultMessage: 'Не дороже',
    description: 'Name of the second thumb of the slider of prices.',
  },
  priceForStay: {
    id: 'hotel-search.filter-price-for-stay',
    defaultMessage: 'Цена за всё проживание, {nights}',
    description: 'Label of the slider of prices; nights is a finished text, "3 ночи".',
  },
  bars: {
    id: 'hotel-search.filter-price-bars',
    defaultMessage: 'Сколько отелей по какой цене',
    description: 'Names the drawing over the slider of prices.',
  },
  anywhere: {
    id: 'hotel-search.filter-anywhere',
    defaultMessage: 'Неважно',
    description: 'First line of the choice of a place to be near to: no limit.',
  },
  object: {
    id: 'hotel-search.filter-object',
    defaultMessage: '{name} ({count})',
    description: 'A place to be near to, with how many hotels are.',
  },
  within: {
    id: 'hotel-search.filter-within',
    defaultMessage: 'Не дальше',
    description: 'Label of the limit of a distance to a chosen place.',
  },
  near: {
    id: 'hotel-search.filter-near',
    defaultMessage: 'Рядом',
    description: 'Heading over the choices of places to be near to.',
  },
  count: {
    id: 'hotel-search.filter-count',
    defaultMessage: '{count, plural, one {# отель} few {# отеля} many {# отелей} other {# отеля}}',
    description: 'How many hotels an option would show, for screen readers.',
  },
  moreOptions: {
    id: 'hotel-search.filter-more',
    defaultMessage: 'Ещё {count}',
    description: 'Button that shows the rest of the options of a filter.',
  },
});

export const filterNames = defineMessages({
  free: {
    id: 'hotel-search.filter-free',
    defaultMessage: 'Бесплатная отмена',
    description: 'Name of a filter.',
  },
  meals: {
    id: 'hotel-search.filter-meals',
    defaultMessage: 'Питание',
    description: 'Name of a filter: meal plans.',
  },
  beds: {
    id: 'hotel-search.filter-beds',
    defaultMessage: 'Кровати',
    description: 'Name of a filter: the beds of the room.',
  },
  text: {
    id: 'hotel-search.filter-text',
    defaultMessage: 'Название, метро, улица или место',
    description: 'Name of the text filter.',
  },
  price: {
    id: 'hotel-search.filter-price',
    defaultMessage: 'Цена',
    description: 'Name of a filter.',
  },
  stars: {
    id: 'hotel-search.filter-stars',
    defaultMessage: 'Звёзды',
    description: 'Name of a filter.',
  },
  score: {
    id: 'hotel-search.filter-score',
    defaultMessage: 'Оценка гостей',
    description: 'Name of a filter: the least score that guests give a hotel.',
  },
  kinds: {
    id: 'hotel-search.filter-kinds',
    defaultMessage: 'Тип жилья',
    description: 'Name of a filter.',
  },
  districts: {
    id: 'hotel-search.filter-districts',
    defaultMessage: 'Район',
    description: 'Name of the filter by a part of the city.',
  },
  amenities: {
    id: 'hotel-search.filter-amenities',
    defaultMessage: 'Удобства',
    description: 'Name of a filter.',
  },
});

export const bedNames: Record<HotelBeds, MessageDescriptor> = defineMessages({
  double: {
    id: 'hotel-search.beds-double',
    defaultMessage: 'Двуспальная кровать',
    description: 'Beds of a room: one for two.',
  },
  separate: {
    id: 'hotel-search.beds-separate',
    defaultMessage: 'Раздельные кровати',
    description: 'Beds of a room: one for each.',
  },
});
