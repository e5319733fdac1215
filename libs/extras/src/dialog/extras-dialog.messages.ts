import { defineMessages } from '@karvon/i18n';

export const dialogMessages = defineMessages({
  close: {
    id: 'extras.close',
    defaultMessage: 'Закрыть выбор багажа и мест',
    description: 'Button that closes the dialog; the choice is kept.',
  },
  loading: {
    id: 'extras.loading',
    defaultMessage: 'Узнаём у авиакомпании цены и свободные места',
    description: 'Read aloud while bags and seats load.',
  },
  retry: { id: 'extras.retry', defaultMessage: 'Повторить', description: 'Button.' },
  parts: {
    id: 'extras.parts',
    defaultMessage: 'Что добавить',
    description: 'Label of the choice between bags and seats; read aloud.',
  },
  bags: { id: 'extras.bags', defaultMessage: 'Багаж', description: 'Part of the dialog.' },
  seats: { id: 'extras.seats', defaultMessage: 'Места', description: 'Part of the dialog.' },
  bag: {
    id: 'extras.bag-price',
    defaultMessage: '{kg, select, none {{price} за место багажа} other {до {kg} кг — {price}}}',
    description: 'Below a passenger: the limit and the price of one more bag.',
  },
  less: {
    id: 'extras.bag-less',
    defaultMessage: 'Убрать место багажа: {who}',
    description: 'Button; {who}: the passenger.',
  },
  moreBags: {
    id: 'extras.bag-more',
    defaultMessage: 'Добавить место багажа: {who}',
    description: 'Button; {who}: the passenger.',
  },
  gone: {
    id: 'extras.gone',
    defaultMessage: 'Больше не продаётся: {things}. Выберите другое или продолжайте без этого.',
    description: 'Chosen things that cannot be bought any more.',
  },
  chosen: {
    id: 'extras.chosen',
    defaultMessage:
      '{both, select, yes {Мест багажа: {bags}, мест в салоне: {seats}} other {{bags, plural, =0 {Мест в салоне: {seats}} other {Мест багажа: #}}}}',
    description: 'How many bags and seats are chosen; {both}: "yes" where there are both.',
  },
  nothing: {
    id: 'extras.nothing',
    defaultMessage: 'Пока ничего не выбрано',
    description: 'In the place of the sum.',
  },
  add: {
    id: 'extras.add-for',
    defaultMessage: 'Добавить за {total}',
    description: 'Button that agrees to the choice.',
  },
  adding: {
    id: 'extras.adding',
    defaultMessage: 'Сохраняем выбор',
    description: 'Read aloud.',
  },
  giveUp: {
    id: 'extras.give-up',
    defaultMessage: 'Убрать багаж и места',
    description: 'Button that gives up what was chosen before.',
  },
  done: {
    id: 'extras.done',
    defaultMessage: 'Готово',
    description: 'Button that closes the dialog when nothing has changed.',
  },
});
