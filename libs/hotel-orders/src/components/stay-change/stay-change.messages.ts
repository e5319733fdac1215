import { defineMessages } from '@karvon/i18n';

export const stayChangeMessages = defineMessages({
  title: {
    id: 'hotel-orders.stay-change',
    defaultMessage: 'Изменение бронирования',
    description: 'Heading over the change of guests and wishes of a booked stay.',
  },
  text: {
    id: 'hotel-orders.stay-change-text',
    defaultMessage:
      'Можно исправить данные гостей и пожелания. Цена не изменится, отель должен согласиться.',
    description: 'Above the button that opens the form.',
  },
  open: {
    id: 'hotel-orders.stay-change-open',
    defaultMessage: 'Исправить данные гостей',
    description: 'Button: opens the form.',
  },
  guest: {
    id: 'hotel-orders.stay-change-guest',
    defaultMessage: 'Гость {number}',
    description: 'Legend of the fields of a guest.',
  },
  name: { id: 'hotel-orders.stay-change-name', defaultMessage: 'Имя', description: 'Field.' },
  surname: {
    id: 'hotel-orders.stay-change-surname',
    defaultMessage: 'Фамилия',
    description: 'Field.',
  },
  wishes: {
    id: 'hotel-orders.stay-change-wishes',
    defaultMessage: 'Пожелания отелю',
    description: 'Field; the hotel does not guarantee them.',
  },
  latinHint: {
    id: 'hotel-orders.stay-change-latin-hint',
    defaultMessage: 'Латиницей, как в паспорте. Кириллицу переведём',
    description: 'Hint of a name in a hotel abroad.',
  },
  inVoucher: {
    id: 'hotel-orders.stay-change-in-voucher',
    defaultMessage: 'В ваучере: {name}',
    description: 'Below a name typed in Cyrillic: how the voucher will spell it.',
  },
  ruleName: {
    id: 'hotel-orders.stay-change-rule-name',
    defaultMessage: 'Только буквы, дефис и пробел, до 60 знаков',
    description: 'Field error of a name.',
  },
  ruleLatin: {
    id: 'hotel-orders.stay-change-rule-latin',
    defaultMessage: 'Латиницей, как в паспорте, без цифр и знаков',
    description: 'Field error of a name in a hotel abroad.',
  },
  ruleWishes: {
    id: 'hotel-orders.stay-change-rule-wishes',
    defaultMessage: 'Не больше 500 знаков',
    description: 'Field error of the wishes.',
  },
  nothing: {
    id: 'hotel-orders.stay-change-nothing',
    defaultMessage: 'Вы ничего не изменили',
    description: 'Over the form, when it is sent as it was.',
  },
  send: {
    id: 'hotel-orders.stay-change-send',
    defaultMessage: 'Отправить отелю',
    description: 'Button: requests the change.',
  },
  sending: {
    id: 'hotel-orders.stay-change-sending',
    defaultMessage: 'Отправляем',
    description: 'On the button meanwhile.',
  },
  close: {
    id: 'hotel-orders.stay-change-close',
    defaultMessage: 'Оставить как есть',
    description: 'Button: closes the form.',
  },
  never: {
    id: 'hotel-orders.stay-change-never',
    defaultMessage: 'Это бронирование сейчас изменить нельзя. Напишите нам, и мы спросим отель.',
    description: 'The change is refused before the hotel is asked.',
  },
  requested: {
    id: 'hotel-orders.stay-change-requested',
    defaultMessage:
      'Изменения отправлены отелю. Ответ придёт в письме и появится здесь, до него действует прежнее бронирование.',
    description: 'The hotel has not answered.',
  },
  'in-review': {
    id: 'hotel-orders.stay-change-in-review',
    defaultMessage:
      'Изменения согласует с отелем наш сотрудник. Ответ придёт в письме и появится здесь, до него действует прежнее бронирование.',
    description: 'An operator asks the hotel.',
  },
  confirmed: {
    id: 'hotel-orders.stay-change-confirmed',
    defaultMessage: 'Отель внёс изменения. При заезде покажите новый ваучер.',
    description: 'The booking is changed.',
  },
  refused: {
    id: 'hotel-orders.stay-change-refused',
    defaultMessage: 'Отель не внёс изменения. Бронирование действует с прежними данными.',
    description: 'The booking stands as it was.',
  },
  wanted: {
    id: 'hotel-orders.stay-change-wanted',
    defaultMessage: 'Станет: {guests}',
    description: 'The names that were sent to the hotel, by commas.',
  },
  citizen: {
    id: 'hotel-orders.stay-change-citizen',
    defaultMessage: '{name} (гражданство: {country})',
    description: 'A guest among the names that were sent, whose citizenship is another one.',
  },
});
