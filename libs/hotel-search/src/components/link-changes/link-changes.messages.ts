import { defineMessages } from '@karvon/i18n';

export const linkMessages = defineMessages({
  past: {
    id: 'hotel-search.past',
    defaultMessage:
      'Дата в ссылке, {day}, уже прошла. Показываем {dates}: те же дни недели, но позже.',
    description:
      'A link names a day that is over; the same stay whole weeks later is shown. All days are finished texts.',
  },
  tooLong: {
    id: 'hotel-search.too-long',
    defaultMessage: 'Показываем {dates}: в одном бронировании не больше 30 ночей.',
    description:
      'A link asks for more nights than can be booked; the stay is shorter. {dates}: a finished text.',
  },
  city: {
    id: 'hotel-search.link-city',
    defaultMessage: 'Город в ссылке указан неверно. Выберите его в форме.',
    description:
      'A link to hotels names no city that could exist; the search form is shown instead.',
  },
  days: {
    id: 'hotel-search.link-days',
    defaultMessage: 'Даты в ссылке указаны неверно. Проверьте заезд и выезд в форме.',
    description:
      'A link to hotels names days that do not exist, or a departure that is not after the arrival.',
  },
  party: {
    id: 'hotel-search.link-party',
    defaultMessage:
      'Состав гостей в ссылке пришлось изменить, ищем так: {party}. Взрослых может быть от 1 до 9, детей — до 6, в возрасте до 17 лет.',
    description:
      'A link to hotels names too many guests, or numbers and ages that are none. {party}: who is searched for, a finished text.',
  },
  view: {
    id: 'hotel-search.link-view',
    defaultMessage: 'Часть условий, фильтров или порядок из ссылки применить не удалось.',
    description:
      'A link to hotels names an unknown order or payment, or unknown values of filters.',
  },
});
