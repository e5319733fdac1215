import { defineMessages } from '@karvon/i18n';

export const sliceMessages = defineMessages({
  direct: {
    id: 'itinerary.direct',
    defaultMessage: 'Прямой рейс',
    description: 'A direction of travel without stops.',
  },
  stops: {
    id: 'itinerary.stops',
    defaultMessage:
      '{count, plural, one {# пересадка} few {# пересадки} many {# пересадок} other {# пересадки}}',
    description: 'How many stops a direction of travel has.',
  },
  dayShift: {
    id: 'itinerary.day-shift',
    defaultMessage:
      'прилёт через {days, plural, one {# день} few {# дня} many {# дней} other {# дня}} после вылета',
    description: 'Read aloud for the "+1" beside an arrival time.',
  },
  dayBack: {
    id: 'itinerary.day-back',
    defaultMessage:
      'прилёт на {days, plural, one {# день} few {# дня} many {# дней} other {# дня}} раньше вылета по местной дате',
    description: 'Read aloud for the "−1" beside an arrival time: over the date line.',
  },
  layover: {
    id: 'itinerary.layover',
    defaultMessage: 'Пересадка {duration} — {city}',
    description: 'The wait between two flights.',
  },
  airportChange: {
    id: 'itinerary.airport-change',
    defaultMessage: 'Смена аэропорта: {from} → {to}',
    description: 'Warning: the next flight leaves from another airport of the city.',
  },
  belowClass: {
    id: 'itinerary.below-class',
    defaultMessage: '{from} — {to}: эконом',
    description:
      'Warning of a business class itinerary: this flight, between two cities, is in economy.',
  },
  night: {
    id: 'itinerary.night-layover',
    defaultMessage: 'Ночная пересадка',
    description: 'Warning: the wait falls into the night.',
  },
  selfTransfer: {
    id: 'itinerary.self-transfer',
    defaultMessage: 'Самостоятельная пересадка: два отдельных билета',
    description: 'Warning: no airline joins the two flights.',
  },
  selfTransferLuggage: {
    id: 'itinerary.self-transfer-luggage',
    defaultMessage:
      'Багаж нужно получить и сдать заново, на второй рейс — зарегистрироваться самостоятельно.',
    description: 'What a self-transfer means: luggage.',
  },
  selfTransferBorder: {
    id: 'itinerary.self-transfer-border',
    defaultMessage: '{city}: вы выйдете из транзитной зоны. Проверьте, нужна ли виза.',
    description: 'What a self-transfer means: border and visa.',
  },
  selfTransferTime: {
    id: 'itinerary.self-transfer-time',
    defaultMessage: 'Время на пересадку: {duration}.',
    description: 'What a self-transfer means: time.',
  },
  selfTransferProtected: {
    id: 'itinerary.self-transfer-protected',
    defaultMessage:
      'Пересадка гарантирована: если первый рейс опоздает, вас бесплатно отправят другим.',
    description: 'What a self-transfer means, when the seller answers for a missed flight.',
  },
  selfTransferUnprotected: {
    id: 'itinerary.self-transfer-unprotected',
    defaultMessage:
      'Пересадка не гарантирована: если первый рейс задержат или отменят, второй билет пропадёт и деньги за него не вернут.',
    description: 'What a self-transfer means, when nobody answers for a missed flight.',
  },
  terminalChange: {
    id: 'itinerary.terminal-change',
    defaultMessage: 'Смена терминала: {from} → {to}',
    description: 'Warning: the next flight leaves from another terminal of the airport.',
  },
  technicalStop: {
    id: 'itinerary.technical-stop',
    defaultMessage: 'Техническая посадка: {places}',
    description: 'The plane lands on its way, with the same flight number: city and minutes.',
  },
  short: {
    id: 'itinerary.short-layover',
    defaultMessage: 'Короткая пересадка',
    description: 'Warning: little time to change planes.',
  },
  terminal: {
    id: 'itinerary.terminal',
    defaultMessage: 'терминал {terminal}',
    description: 'Beside an airport name.',
  },
  operatedBy: {
    id: 'itinerary.operated-by',
    defaultMessage: 'выполняет {carrier}',
    description: 'The carrier that flies, when another one sells the flight.',
  },
  economy: { id: 'itinerary.economy', defaultMessage: 'Эконом', description: 'Cabin class.' },
  business: { id: 'itinerary.business', defaultMessage: 'Бизнес', description: 'Cabin class.' },
});
