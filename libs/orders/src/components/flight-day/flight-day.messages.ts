import { defineMessages } from '@karvon/i18n';

export const flightDayMessages = defineMessages({
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
  flight: {
    id: 'orders.day-flight',
    defaultMessage: '{from} — {to}, рейс {flight}',
    description: 'Below the time that is left.',
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
});
