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
      'прибытие через {days, plural, one {# день} few {# дня} many {# дней} other {# дня}} после вылета',
    description: 'Read aloud for the "+1" beside an arrival time.',
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
  night: {
    id: 'itinerary.night-layover',
    defaultMessage: 'Ночная пересадка',
    description: 'Warning: the wait falls into the night.',
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
