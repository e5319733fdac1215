import { defineMessages } from '@karvon/i18n';

export const dayMessages = defineMessages({
  untilDeparture: {
    id: 'orders.day-until-departure',
    defaultMessage: 'До вылета',
    description: 'Before the time that is left.',
  },
  untilNextDeparture: {
    id: 'orders.day-until-next-departure',
    defaultMessage: 'До вылета следующего рейса',
    description: 'Before the time that is left, between two flights of one trip.',
  },
  untilArrival: {
    id: 'orders.day-until-arrival',
    defaultMessage: 'До прилёта по расписанию',
    description: 'Before the time that is left, after the scheduled departure.',
  },
  untilCheckIn: {
    id: 'orders.day-until-check-in',
    defaultMessage: 'До заезда',
    description: 'Before the time that is left until a room may be moved into.',
  },
  untilCheckOut: {
    id: 'orders.day-until-check-out',
    defaultMessage: 'До выезда',
    description: 'Before the time that is left until a room must be left.',
  },
  flight: {
    id: 'orders.day-flight',
    defaultMessage: '{from} — {to}, рейс {flight}',
    description: 'Below the time that is left.',
  },
  when: {
    id: 'orders.day-when',
    defaultMessage: '{day, select, today {сегодня, {time}} tomorrow {завтра, {time}} other {{at}}}',
    description: 'A moment by the clock of its place; `at` is its date and time.',
  },
  departure: { id: 'orders.day-departure', defaultMessage: 'Вылет', description: 'Term.' },
  arrival: { id: 'orders.day-arrival', defaultMessage: 'Прилёт', description: 'Term.' },
  beThere: {
    id: 'orders.day-be-there',
    defaultMessage: 'Быть в аэропорту',
    description: 'Term; its value is a time.',
  },
  beThereAt: {
    id: 'orders.day-be-there-at',
    defaultMessage: '{at}, за {duration} до вылета',
    description: 'When to be at the airport; `at` is a day and a time.',
  },
  seats: {
    id: 'orders.day-seats',
    defaultMessage: '{count, plural, one {Место} few {Места} many {Места} other {Места}}',
    description: 'Term; its value is the bought seats of the flight.',
  },
  pnr: {
    id: 'orders.day-pnr',
    defaultMessage: 'Номер бронирования (PNR)',
    description: 'Term: for the check-in on the airline’s site.',
  },
  bring: {
    id: 'orders.day-bring',
    defaultMessage: 'Возьмите с собой',
    description: 'Heading over what a passenger or a guest needs.',
  },
  document: {
    id: 'orders.day-document',
    defaultMessage: 'документ, который указан в билете',
    description: 'In a list.',
  },
  documents: {
    id: 'orders.day-documents',
    defaultMessage: 'документы всех пассажиров, которые указаны в билетах, и детей тоже',
    description: 'In a list, for several passengers, some of them children.',
  },
  documentsOfAll: {
    id: 'orders.day-documents-of-all',
    defaultMessage: 'документы всех пассажиров, которые указаны в билетах',
    description: 'In a list, for several passengers.',
  },
  receipt: {
    id: 'orders.day-receipt',
    defaultMessage: 'маршрутную квитанцию на телефоне или на бумаге',
    description: 'In a list.',
  },
  download: {
    id: 'orders.day-download',
    defaultMessage: 'Маршрутная квитанция (PDF)',
    description: 'Link to the receipt, on the day of travel.',
  },
  schedule: {
    id: 'orders.day-schedule',
    defaultMessage:
      'Время местное, по расписанию. Регистрация обычно заканчивается за 40–\u206060 минут до вылета, посадка — за 20 минут. О задержках сообщает табло аэропорта.',
    description: 'Below the facts before a departure.',
  },
  scheduleAir: {
    id: 'orders.day-schedule-air',
    defaultMessage: 'Время местное, по расписанию. О задержках сообщает табло аэропорта.',
    description: 'Below the facts after the scheduled departure.',
  },
  checkIn: {
    id: 'orders.day-check-in',
    defaultMessage: 'Заезд',
    description: 'Term.',
  },
  checkOut: {
    id: 'orders.day-check-out',
    defaultMessage: 'Выезд',
    description: 'Term.',
  },
  from: {
    id: 'orders.day-from',
    defaultMessage: '{at} или позже',
    description: 'The earliest check-in; `at` is a day and a time.',
  },
  until: {
    id: 'orders.day-until',
    defaultMessage: '{at} или раньше',
    description: 'The latest check-out; `at` is a day and a time.',
  },
  address: { id: 'orders.day-address', defaultMessage: 'Адрес', description: 'Term.' },
  phone: { id: 'orders.day-phone', defaultMessage: 'Телефон отеля', description: 'Term.' },
  confirmation: {
    id: 'orders.day-confirmation',
    defaultMessage: 'Номер бронирования в отеле',
    description: 'Term.',
  },
  onMap: { id: 'orders.day-on-map', defaultMessage: 'На карте', description: 'Term.' },
  newTab: {
    id: 'orders.day-new-tab',
    defaultMessage: '(откроется в новой вкладке)',
    description: 'Read aloud after a link to a map.',
  },
  passports: {
    id: 'orders.day-passports',
    defaultMessage: 'паспорта всех гостей',
    description: 'In a list.',
  },
  passport: { id: 'orders.day-passport', defaultMessage: 'паспорт', description: 'In a list.' },
  voucher: {
    id: 'orders.day-voucher',
    defaultMessage: 'ваучер на телефоне или на бумаге',
    description: 'In a list.',
  },
  money: {
    id: 'orders.day-money',
    defaultMessage: '{total} за проживание: оплата в отеле',
    description: 'In a list.',
  },
  levy: {
    id: 'orders.day-levy',
    defaultMessage: '{levy}: оплата в отеле',
    description:
      'In a list: what the hotel collects beside the price; «туристический сбор, 60 000 сум».',
  },
  voucherDownload: {
    id: 'orders.day-voucher-download',
    defaultMessage: 'Ваучер (PDF)',
    description: 'Link to the voucher, on the day of travel.',
  },
});
