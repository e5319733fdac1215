import { defineMessages } from '@karvon/i18n';

export const filterMessages = defineMessages({
  presets: {
    id: 'air-search.filter-presets',
    defaultMessage: '{filter}: быстрый выбор',
    description:
      'Name of the buttons under a range of times, for screen readers; the range itself is named {filter}.',
  },
  found: {
    id: 'air-search.filter-found',
    defaultMessage:
      '{count, plural, one {# вариант} few {# варианта} many {# вариантов} other {# варианта}} от\u00A0{price}',
    description: 'Below a switch: how many offers and from which price.',
  },
  baggageNone: {
    id: 'air-search.filter-baggage-none',
    defaultMessage: 'Тарифов с багажом не найдено',
    description: 'Below the switch "with baggage", when nothing can be had with baggage.',
  },
  concessionNone: {
    id: 'air-search.filter-self-transfer-none',
    defaultMessage: 'С выбранными фильтрами таких вариантов нет',
    description: 'Below a switch that adds offers, such as "with self-transfer": there are none.',
  },
  stopCount: {
    id: 'air-search.filter-stop-count',
    defaultMessage:
      '{count, plural, =0 {Без пересадок} one {# пересадка} few {# пересадки} many {# пересадок} other {# пересадки}}',
    description: 'Option of the filter of stops.',
  },
  moreStops: {
    id: 'air-search.filter-more-stops',
    defaultMessage: 'Больше трёх',
    description: 'Option of the filter of stops: more than three.',
  },
  airport: {
    id: 'air-search.filter-airport',
    defaultMessage: '{airport} ({code})',
    description: 'Option of the filter of airports.',
  },
  way: {
    id: 'air-search.filter-way',
    defaultMessage: '{from} — {to}, время и аэропорт',
    description: 'Head of the filters of one direction of travel: two cities.',
  },
  notBefore: {
    id: 'air-search.filter-not-before',
    defaultMessage: '{name}: не раньше',
    description: 'Name of the first thumb of a slider of times.',
  },
  notAfter: {
    id: 'air-search.filter-not-after',
    defaultMessage: '{name}: не позже',
    description: 'Name of the second thumb of a slider of times.',
  },
  atLeast: {
    id: 'air-search.filter-at-least',
    defaultMessage: '{name}: не меньше',
    description: 'Name of the first thumb of a slider of durations.',
  },
  atMost: {
    id: 'air-search.filter-at-most',
    defaultMessage: '{name}: не больше',
    description: 'Name of the second thumb of a slider of durations.',
  },
  waitUpTo: {
    id: 'air-search.filter-wait-up-to',
    defaultMessage: 'До {hours} ч',
    description: 'Button: waits between flights of at most so many hours.',
  },
  localTimes: {
    id: 'air-search.filter-local-times',
    defaultMessage: 'Время местное для каждого аэропорта.',
    description: 'Below the sliders of times.',
  },
  from: {
    id: 'air-search.filter-from',
    defaultMessage: 'от {price}',
    description: 'The lowest price behind an option.',
  },
  count: {
    id: 'air-search.filter-count',
    defaultMessage:
      '{count, plural, one {# вариант} few {# варианта} many {# вариантов} other {# варианта}}',
    description: 'Read aloud: how many offers an option holds.',
  },
  moreOptions: {
    id: 'air-search.filter-more-options',
    defaultMessage: 'Ещё {count}',
    description: 'Button: shows the rest of the options of a filter.',
  },
  show: {
    id: 'air-search.filters-show',
    defaultMessage:
      '{count, plural, =0 {Нет вариантов} one {Показать # вариант} few {Показать # варианта} many {Показать # вариантов} other {Показать # варианта}}',
    description: 'Button that applies the filters on a phone.',
  },
});

/** Labels of the switches that add offers with a concession. */
export const concessionNames = defineMessages({
  selfTransfer: {
    id: 'air-search.filter-self-transfer',
    defaultMessage: 'С самостоятельной пересадкой',
    description: 'Switch that adds offers of two tickets, which the traveller joins himself.',
  },
  mixedCabin: {
    id: 'air-search.filter-mixed-cabin',
    defaultMessage: 'С частью пути в экономе',
    description: 'Switch that adds business class offers of which some flights are in economy.',
  },
});

export const concessionHints = defineMessages({
  selfTransfer: {
    id: 'air-search.filter-self-transfer-hint',
    defaultMessage: 'Два билета, багаж сдаёте заново',
    description: 'Below the switch "with self-transfer": what it means, in one line.',
  },
  mixedCabin: {
    id: 'air-search.filter-mixed-cabin-hint',
    defaultMessage: 'Не на всех рейсах есть бизнес-класс',
    description: 'Below the switch "with a part in economy": what it means, in one line.',
  },
});

export const filterNames = defineMessages({
  selfTransfer: {
    id: 'air-search.filter-one-ticket',
    defaultMessage: 'Без самостоятельной пересадки',
    description: 'Name of a filter: only flights on one ticket.',
  },
  mixedCabin: {
    id: 'air-search.filter-whole-cabin',
    defaultMessage: 'Бизнес-класс на всех рейсах',
    description: 'Name of a filter: only offers with business class on each flight.',
  },
  baggage: {
    id: 'air-search.filter-baggage',
    defaultMessage: 'С багажом',
    description: 'Name of a filter: only with checked baggage.',
  },
  stops: {
    id: 'air-search.filter-stops',
    defaultMessage: 'Пересадки',
    description: 'Name of a filter.',
  },
  airlines: {
    id: 'air-search.filter-airlines',
    defaultMessage: 'Авиакомпании',
    description: 'Name of a filter.',
  },
  planes: {
    id: 'air-search.filter-planes',
    defaultMessage: 'Самолёты',
    description: 'Name of a filter.',
  },
  layover: {
    id: 'air-search.filter-layover',
    defaultMessage: 'Время пересадки',
    description: 'Name of a filter: how long one waits between flights.',
  },
  departure: {
    id: 'air-search.filter-departure',
    defaultMessage: 'Вылет: {city}',
    description: 'Name of a filter: time of departure from a city.',
  },
  arrival: {
    id: 'air-search.filter-arrival',
    defaultMessage: 'Прилёт: {city}',
    description: 'Name of a filter: time of arrival in a city.',
  },
  origins: {
    id: 'air-search.filter-origins',
    defaultMessage: 'Аэропорт вылета: {city}',
    description: 'Name of a filter.',
  },
  destinations: {
    id: 'air-search.filter-destinations',
    defaultMessage: 'Аэропорт прилёта: {city}',
    description: 'Name of a filter.',
  },
});

export const dayPartNames = defineMessages({
  night: {
    id: 'air-search.day-part-night',
    defaultMessage: 'Ночь',
    description: 'Button: times from 0 to 6.',
  },
  morning: {
    id: 'air-search.day-part-morning',
    defaultMessage: 'Утро',
    description: 'Button: times from 6 to 12.',
  },
  day: {
    id: 'air-search.day-part-day',
    defaultMessage: 'День',
    description: 'Button: times from 12 to 18.',
  },
  evening: {
    id: 'air-search.day-part-evening',
    defaultMessage: 'Вечер',
    description: 'Button: times from 18 to 24.',
  },
});
