import { defineMessages } from '@karvon/i18n';

export const exchangeMessages = defineMessages({
  title: {
    id: 'orders.exchange',
    defaultMessage: 'Обмен билетов',
    description: 'Heading over the way to an exchange.',
  },
  text: {
    id: 'orders.exchange-text',
    defaultMessage:
      'Можно полететь по тому же маршруту в другой день. Сначала покажем доплату: билеты действуют, пока вы не согласитесь.',
    description: 'Below the heading.',
  },
  everybody: {
    id: 'orders.exchange-everybody',
    defaultMessage:
      'Дата меняется сразу всем пассажирам заказа. Если в другой день летят не все, нажмите «Заказать звонок» на этой странице: оператор обменяет билеты отдельно.',
    description:
      'Above the choice of days, for several passengers. «Заказать звонок» is the name of the button support.callback-open.',
  },
  open: {
    id: 'orders.exchange-open',
    defaultMessage: 'Выбрать другую дату',
    description: 'Button that opens the choice of days.',
  },
  day: {
    id: 'orders.exchange-day',
    defaultMessage: '{from} — {to}',
    description: 'Label of the field with the new day of a direction.',
  },
  dayEmpty: {
    id: 'orders.exchange-day-empty',
    defaultMessage: '{date}, без изменений',
    description: 'In the field: the flight stays on its day.',
  },
  calendar: {
    id: 'orders.exchange-calendar',
    defaultMessage: 'Новая дата вылета',
    description: 'Heading of the calendar.',
  },
  noDay: {
    id: 'orders.exchange-no-day',
    defaultMessage: 'Выберите новую дату',
    description: 'Error beside the field.',
  },
  ask: {
    id: 'orders.exchange-ask',
    defaultMessage: 'Показать варианты',
    description: 'Button.',
  },
  asking: {
    id: 'orders.exchange-asking',
    defaultMessage: 'Спрашиваем авиакомпанию',
    description: 'Read aloud while the airline is asked.',
  },
  offers: {
    id: 'orders.exchange-offers',
    defaultMessage: 'Новые рейсы: сначала дешёвые и быстрые',
    description: 'Label of the choice of offers, which says in what order they stand.',
  },
  count: {
    id: 'orders.exchange-count',
    defaultMessage: 'Показано {shown} из {all}',
    description: 'How many of the offers are in sight.',
  },
  more: {
    id: 'orders.exchange-more',
    defaultMessage: 'Показать ещё {count}',
    description: 'Button under the offers.',
  },
  free: {
    id: 'orders.exchange-free',
    defaultMessage: 'без доплаты',
    description: 'Beside an offer that costs nothing.',
  },
  plus: {
    id: 'orders.exchange-plus',
    defaultMessage: '+{sum}',
    description: 'Beside an offer: what is paid more.',
  },
  minus: {
    id: 'orders.exchange-minus',
    defaultMessage: 'вернём {sum}',
    description: 'Beside an offer: what comes back.',
  },
  fee: {
    id: 'orders.exchange-fee',
    defaultMessage: 'Сбор авиакомпании за обмен',
    description: 'A line of the sum.',
  },
  difference: {
    id: 'orders.exchange-difference',
    defaultMessage: 'Разница в тарифе',
    description: 'A line of the sum.',
  },
  bank: {
    id: 'orders.exchange-bank',
    defaultMessage: 'Комиссия банка',
    description: 'A line of the sum.',
  },
  due: {
    id: 'orders.exchange-due',
    defaultMessage: 'Доплата',
    description: 'The whole sum to pay.',
  },
  back: {
    id: 'orders.exchange-back',
    defaultMessage: 'Вернём',
    description: 'The whole sum that comes back.',
  },
  until: {
    id: 'orders.exchange-until',
    defaultMessage: 'Вариант действует до {at}.',
    description: 'How long the offer is good.',
  },
  void: {
    id: 'orders.exchange-void',
    defaultMessage: 'После обмена прежние билеты недействительны.',
    description: 'Before the visitor agrees.',
  },
  extras: {
    id: 'orders.exchange-extras',
    defaultMessage:
      'Купленные багаж и места на новые рейсы не переносятся, деньги за них не возвращаются. После обмена их можно купить заново.',
    description: 'Before the visitor agrees, when there are bags or seats on these flights.',
  },
  accept: {
    id: 'orders.exchange-accept',
    defaultMessage: 'Обменять и доплатить {due}',
    description: 'Button. {due}: the sum.',
  },
  acceptFree: {
    id: 'orders.exchange-accept-free',
    defaultMessage: 'Обменять билеты',
    description: 'Button where nothing is to be paid.',
  },
  accepting: {
    id: 'orders.exchange-accepting',
    defaultMessage: 'Подтверждаем обмен',
    description: 'Read aloud.',
  },
  otherDay: {
    id: 'orders.exchange-other-day',
    defaultMessage: 'Выбрать другую дату',
    description: 'Button back to the days.',
  },
  byHand: {
    id: 'orders.exchange-by-hand',
    defaultMessage:
      'Рейсы и доплату для этих билетов узнаем у авиакомпании. Ответ придёт письмом и появится на этой странице.',
    description: 'When only an operator can tell what an exchange costs.',
  },
  terms: {
    id: 'orders.exchange-terms',
    defaultMessage:
      '{fee, select, unknown {Сбор за обмен в правилах тарифа не указан: назовём его в ответе.} none {По правилам тарифа сбора за обмен нет, доплачивается только разница в тарифе.} other {По правилам тарифа сбор за обмен — {fee}, к нему прибавляется разница в тарифе.}}',
    description: 'The terms of the fare. {fee}: a sum, "none" or "unknown".',
  },
  over: {
    id: 'orders.exchange-over',
    defaultMessage: 'Этот вариант обмена больше не действует. Выберите дату ещё раз.',
    description: 'The chosen offer has expired, or the exchange is over.',
  },
  never: {
    id: 'orders.exchange-never',
    defaultMessage: 'Сейчас эти билеты обменять нельзя. Обратитесь в поддержку.',
    description: 'The fare forbids exchanges, or another request about the order is under way.',
  },
  send: {
    id: 'orders.exchange-send',
    defaultMessage: 'Отправить запрос',
    description: 'Button that asks an operator.',
  },
  before: {
    id: 'orders.exchange-before',
    defaultMessage: 'Сейчас',
    description: 'Label of the present flights.',
  },
  after: {
    id: 'orders.exchange-after',
    defaultMessage: 'Новый рейс',
    description: 'Label of the new flights.',
  },
  wanted: {
    id: 'orders.exchange-wanted',
    defaultMessage: 'Новая дата',
    description: 'Label of the wanted day.',
  },
  payBefore: {
    id: 'orders.exchange-pay-before',
    defaultMessage: 'Доплатите до {at}, иначе останутся прежние билеты.',
    description: 'Above the payment.',
  },
  withdraw: {
    id: 'orders.exchange-withdraw',
    defaultMessage: 'Отказаться от обмена',
    description: 'Button; the tickets stay as they are.',
  },
  withdrawing: {
    id: 'orders.exchange-withdrawing',
    defaultMessage: 'Отменяем запрос',
    description: 'Read aloud.',
  },
  'state-in-review': {
    id: 'orders.exchange-in-review',
    defaultMessage: 'Запрос на обмен отправлен. Узнаём рейсы и доплату у авиакомпании.',
    description: 'State of an exchange.',
  },
  'state-offered': {
    id: 'orders.exchange-offered',
    defaultMessage: 'Авиакомпания предложила вариант обмена.',
    description: 'State of an exchange.',
  },
  'state-to-pay': {
    id: 'orders.exchange-to-pay',
    defaultMessage: 'Обмен ждёт доплаты.',
    description: 'State of an exchange.',
  },
  'state-at-carrier': {
    id: 'orders.exchange-at-carrier',
    defaultMessage: 'Оформляем новые билеты. Пришлём их письмом.',
    description: 'State of an exchange.',
  },
  'state-done': {
    id: 'orders.exchange-done',
    defaultMessage: 'Билеты обменяны. Прежние недействительны.',
    description: 'State of an exchange.',
  },
  'state-declined': {
    id: 'orders.exchange-declined',
    defaultMessage:
      'Авиакомпания не обменяла билеты, прежние действуют. Доплата, если она была, вернётся тем же способом.',
    description: 'State of an exchange.',
  },
  'state-expired': {
    id: 'orders.exchange-expired',
    defaultMessage: 'Вариант обмена больше не действует. Прежние билеты в силе.',
    description: 'State of an exchange.',
  },
});
