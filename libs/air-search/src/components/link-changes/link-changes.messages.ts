import { defineMessages } from '@karvon/i18n';

export const linkMessages = defineMessages({
  places: {
    id: 'air-search.link-places',
    defaultMessage: 'Города в ссылке совпадают или указаны неверно. Выберите их в форме.',
    description: 'A link to results names no two places; the search form is shown instead.',
  },
  day: {
    id: 'air-search.link-day',
    defaultMessage: 'День вылета в ссылке указан неверно. Выберите его в форме.',
    description:
      'A link to results names a day that does not exist; the search form is shown instead.',
  },
  back: {
    id: 'air-search.link-back',
    defaultMessage: 'Обратную дату из ссылки учесть нельзя: показываем билеты без обратного рейса.',
    description:
      'A link to results names a way back before the way out, or a day that does not exist; flights without a way back are shown.',
  },
  flights: {
    id: 'air-search.link-flights',
    defaultMessage: 'Не все перелёты из ссылки указаны верно: проверьте маршрут и даты.',
    description:
      'A link to results names several flights; some of them could not be read or stand before the flight before them.',
  },
  party: {
    id: 'air-search.link-party',
    defaultMessage:
      'Состав пассажиров в ссылке пришлось изменить, ищем так: {party}. В одном заказе может быть до 9 пассажиров, и младенцев не больше, чем взрослых.',
    description:
      'A link to results names too many travellers, or numbers that are none. {party}: who is searched for, and the class; a finished text.',
  },
  class: {
    id: 'air-search.link-class',
    defaultMessage: 'Такого класса, как в ссылке, нет: показываем эконом.',
    description: 'A link to results names an unknown class; economy is shown.',
  },
  view: {
    id: 'air-search.link-view',
    defaultMessage: 'Часть фильтров или порядок из ссылки применить не удалось.',
    description: 'A link to results names an unknown order, or unknown values of filters.',
  },
});
