import { defineMessages } from '@karvon/i18n';

export const extrasMessages = defineMessages({
  title: {
    id: 'extras.title',
    defaultMessage: 'Багаж и места',
    description: 'Heading over bags and seats that are bought beside the fare.',
  },
  included: {
    id: 'extras.included',
    defaultMessage: 'По тарифу: {facts}',
    description: 'What the fare includes, e.g. «По тарифу: ручная кладь 1 × 8 кг; без багажа».',
  },
  add: {
    id: 'extras.add',
    defaultMessage: 'Добавить багаж или места',
    description: 'Button that opens the choice.',
  },
  change: {
    id: 'extras.change',
    defaultMessage: 'Изменить выбор',
    description: 'Button that opens the choice which is not paid.',
  },
  opening: {
    id: 'extras.opening',
    defaultMessage: 'Открываем выбор багажа и мест',
    description: 'Read aloud while the dialog loads.',
  },
  remove: {
    id: 'extras.remove',
    defaultMessage: 'Убрать: {what}, {who}',
    description: 'Button beside a chosen bag or seat.',
  },
  total: {
    id: 'extras.total',
    defaultMessage: 'Всего за багаж и места',
    description: 'The sum of chosen bags and seats.',
  },
  terms: {
    id: 'extras.terms',
    defaultMessage:
      'При добровольном возврате билета деньги за багаж и места обычно не возвращаются. Если авиакомпания их не подтвердит, вернём всё, что вы за них заплатили.',
    description: 'Below the button, before anything is bought.',
  },
  lost: {
    id: 'extras.void',
    defaultMessage: 'Не действует: рейс обменян или возвращён',
    description: 'Beside a bought bag or seat whose flight was exchanged or given back.',
  },
});
