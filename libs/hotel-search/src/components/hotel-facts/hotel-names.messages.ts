import type { HotelAmenity, HotelKind, HotelObjectKind } from '@karvon/contract';
import { defineMessages, type MessageDescriptor } from '@karvon/i18n';

export const amenityNames: Record<HotelAmenity, MessageDescriptor> = defineMessages({
  wifi: { id: 'hotel-search.amenity-wifi', defaultMessage: 'Wi-Fi', description: 'Amenity.' },
  parking: {
    id: 'hotel-search.amenity-parking',
    defaultMessage: 'Парковка',
    description: 'Amenity.',
  },
  pool: { id: 'hotel-search.amenity-pool', defaultMessage: 'Бассейн', description: 'Amenity.' },
  spa: { id: 'hotel-search.amenity-spa', defaultMessage: 'Спа', description: 'Amenity.' },
  gym: {
    id: 'hotel-search.amenity-gym',
    defaultMessage: 'Тренажёрный зал',
    description: 'Amenity.',
  },
  restaurant: {
    id: 'hotel-search.amenity-restaurant',
    defaultMessage: 'Ресторан',
    description: 'Amenity.',
  },
  bar: { id: 'hotel-search.amenity-bar', defaultMessage: 'Бар', description: 'Amenity.' },
  'breakfast-room': {
    id: 'hotel-search.amenity-breakfast-room',
    defaultMessage: 'Зал для завтраков',
    description: 'Amenity.',
  },
  'airport-transfer': {
    id: 'hotel-search.amenity-airport-transfer',
    defaultMessage: 'Трансфер из аэропорта',
    description: 'Amenity.',
  },
  'air-conditioning': {
    id: 'hotel-search.amenity-air-conditioning',
    defaultMessage: 'Кондиционер',
    description: 'Amenity.',
  },
  'family-rooms': {
    id: 'hotel-search.amenity-family-rooms',
    defaultMessage: 'Семейные номера',
    description: 'Amenity.',
  },
  accessible: {
    id: 'hotel-search.amenity-accessible',
    defaultMessage: 'Доступно на инвалидной коляске',
    description: 'Amenity: wheelchair accessible.',
  },
  pets: {
    id: 'hotel-search.amenity-pets',
    defaultMessage: 'Можно с животными',
    description: 'Amenity.',
  },
  laundry: {
    id: 'hotel-search.amenity-laundry',
    defaultMessage: 'Прачечная',
    description: 'Amenity.',
  },
  'round-the-clock-desk': {
    id: 'hotel-search.amenity-desk',
    defaultMessage: 'Круглосуточная стойка',
    description: 'Amenity: reception open day and night.',
  },
  'prayer-room': {
    id: 'hotel-search.amenity-prayer-room',
    defaultMessage: 'Молельная комната',
    description: 'Amenity.',
  },
  kitchen: { id: 'hotel-search.amenity-kitchen', defaultMessage: 'Кухня', description: 'Amenity.' },
  'non-smoking': {
    id: 'hotel-search.amenity-non-smoking',
    defaultMessage: 'Номера для некурящих',
    description: 'Amenity.',
  },
  lift: { id: 'hotel-search.amenity-lift', defaultMessage: 'Лифт', description: 'Amenity.' },
  'luggage-room': {
    id: 'hotel-search.amenity-luggage-room',
    defaultMessage: 'Камера хранения',
    description: 'Amenity.',
  },
});

export const kindNames: Record<HotelKind, MessageDescriptor> = defineMessages({
  hotel: {
    id: 'hotel-search.kind-hotel',
    defaultMessage: 'Отель',
    description: 'Kind of place to stay.',
  },
  sanatorium: {
    id: 'hotel-search.kind-sanatorium',
    defaultMessage: 'Санаторий',
    description: 'Kind of place to stay.',
  },
  'holiday-home': {
    id: 'hotel-search.kind-holiday-home',
    defaultMessage: 'База отдыха',
    description: 'Kind of place to stay.',
  },
  hostel: {
    id: 'hotel-search.kind-hostel',
    defaultMessage: 'Хостел',
    description: 'Kind of place to stay.',
  },
  'guest-house': {
    id: 'hotel-search.kind-guest-house',
    defaultMessage: 'Гостевой дом',
    description: 'Kind of place to stay.',
  },
  apartments: {
    id: 'hotel-search.kind-apartments',
    defaultMessage: 'Апартаменты',
    description: 'Kind of place to stay.',
  },
});

export const objectKindNames: Record<HotelObjectKind, MessageDescriptor> = defineMessages({
  'city-centre': {
    id: 'hotel-search.near-centre',
    defaultMessage: 'Центр города',
    description: 'What hotels may be near to.',
  },
  metro: {
    id: 'hotel-search.near-metro',
    defaultMessage: 'Станция метро',
    description: 'What hotels may be near to.',
  },
  attraction: {
    id: 'hotel-search.near-attraction',
    defaultMessage: 'Достопримечательность',
    description: 'What hotels may be near to.',
  },
  'railway-station': {
    id: 'hotel-search.near-railway-station',
    defaultMessage: 'Вокзал',
    description: 'What hotels may be near to.',
  },
  airport: {
    id: 'hotel-search.near-airport',
    defaultMessage: 'Аэропорт',
    description: 'What hotels may be near to.',
  },
});
