import { defineMessages } from '@karvon/i18n';

export const stayDayMessages = defineMessages({
  untilCheckIn: {
    id: 'hotel-orders.day-until-check-in',
    defaultMessage: 'До заезда',
    description: 'Before the time that is left until a room may be moved into.',
  },
  untilCheckOut: {
    id: 'hotel-orders.day-until-check-out',
    defaultMessage: 'До выезда',
    description: 'Before the time that is left until a room must be left.',
  },
  checkIn: {
    id: 'hotel-orders.day-check-in',
    defaultMessage: 'Заезд',
    description: 'Term.',
  },
  checkOut: {
    id: 'hotel-orders.day-check-out',
    defaultMessage: 'Выезд',
    description: 'Term.',
  },
  from: {
    id: 'hotel-orders.day-from',
    defaultMessage: '{at} или позже',
    description: 'The earliest check-in; `at` is a day and a time.',
  },
  until: {
    id: 'hotel-orders.day-until',
    defaultMessage: '{at} или раньше',
    description: 'The latest check-out; `at` is a day and a time.',
  },
  address: { id: 'hotel-orders.day-address', defaultMessage: 'Адрес', description: 'Term.' },
  phone: { id: 'hotel-orders.day-phone', defaultMessage: 'Телефон отеля', description: 'Term.' },
  confirmation: {
    id: 'hotel-orders.day-confirmation',
    defaultMessage: 'Номер бронирования в отеле',
    description: 'Term.',
  },
  onMap: { id: 'hotel-orders.day-on-map', defaultMessage: 'На карте', description: 'Term.' },
  newTab: {
    id: 'hotel-orders.day-new-tab',
    defaultMessage: '(откроется в новой вкладке)',
    description: 'Read aloud after a link to a map.',
  },
  passports: {
    id: 'hotel-orders.day-passports',
    defaultMessage: 'паспорта всех гостей',
    description: 'In a list.',
  },
  passport: {
    id: 'hotel-orders.day-passport',
    defaultMessage: 'паспорт',
    description: 'In a list.',
  },
  voucher: {
    id: 'hotel-orders.day-voucher',
    defaultMessage: 'ваучер на телефоне или на бумаге',
    description: 'In a list.',
  },
  money: {
    id: 'hotel-orders.day-money',
    defaultMessage: '{total} за проживание: оплата в отеле',
    description: 'In a list.',
  },
  levy: {
    id: 'hotel-orders.day-levy',
    defaultMessage: '{levy}: оплата в отеле',
    description:
      'In a list: what the hotel collects beside the price; «туристический сбор, 60 000 сум».',
  },
  voucherDownload: {
    id: 'hotel-orders.day-voucher-download',
    defaultMessage: 'Ваучер (PDF)',
    description: 'Link to the voucher, on the day of travel.',
  },
});
