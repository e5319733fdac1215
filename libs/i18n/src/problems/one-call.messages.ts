import { defineMessages } from '../define-messages';

/** A text for every problem of particular calls: of orders, payments, accounts and searches. */
export const oneCallProblems = defineMessages({
  'content-not-found': {
    id: 'i18n.problem.content-not-found',
    defaultMessage: 'Такой страницы нет. Возможно, её адрес изменился.',
    description: 'No news item, company page or picture has this address.',
  },
  'search-not-found': {
    id: 'i18n.problem.search-not-found',
    defaultMessage: 'Результаты поиска устарели. Найдите билеты заново.',
    description: 'The search has expired or never existed.',
  },
  'hotel-not-booked': {
    id: 'i18n.problem.hotel-not-booked',
    defaultMessage: 'Не удалось забронировать отель. Попробуйте позже или выберите другой вариант.',
    description: 'The hotel refused the booking (specification: hotel not booked).',
  },
  'hotel-not-found': {
    id: 'i18n.problem.hotel-not-found',
    defaultMessage: 'Такого отеля нет, или он больше не принимает бронирования.',
    description: 'No hotel has the code in the address.',
  },
  'offer-expired': {
    id: 'i18n.problem.offer-expired',
    defaultMessage: 'Это предложение больше не действует. Повторите поиск.',
    description: 'The chosen offer is too old to be booked.',
  },
  'price-changed': {
    id: 'i18n.problem.price-changed',
    defaultMessage: 'Цена изменилась: была {oldTotal}, стала {newTotal}.',
    description: 'The price on re-check differs; both values are formatted amounts with currency.',
  },
  'already-booked': {
    id: 'i18n.problem.already-booked',
    defaultMessage: 'Это уже забронировано: заказ {orderNumber}.',
    description: 'The same people are booked for the same flight or stay in another order.',
  },
  'children-alone': {
    id: 'i18n.problem.children-alone',
    defaultMessage: 'Дети будут в номере без взрослого: подтвердите согласие.',
    description:
      'A booking of more rooms than there are adults, without the consent of the visitor.',
  },
  'sold-out': {
    id: 'i18n.problem.sold-out',
    defaultMessage: 'По этому тарифу мест больше нет. Выберите другой вариант.',
    description: 'No seats or rooms are left at the chosen fare.',
  },
  'hold-refused': {
    id: 'i18n.problem.hold-refused',
    defaultMessage:
      'Авиакомпания не подтвердила места. Повторите попытку или обратитесь в поддержку.',
    description: 'The carrier refused to hold the seats.',
  },
  'passenger-data-refused': {
    id: 'i18n.problem.passenger-data-refused',
    defaultMessage:
      'Проверьте данные пассажиров: они должны соответствовать требованиям. Затем повторите попытку или обратитесь в поддержку.',
    description: 'The carrier refused the booking because of passenger data.',
  },
  'supplier-unavailable': {
    id: 'i18n.problem.supplier-unavailable',
    defaultMessage: 'Система авиакомпании или отеля не отвечает. Повторите через несколько минут.',
    description: 'A supplier of flights or hotels does not answer.',
  },
  'session-required': {
    id: 'i18n.problem.session-required',
    defaultMessage: 'Войдите в аккаунт, чтобы продолжить.',
    description: 'The call needs a signed-in user, or the session has ended.',
  },
  'wrong-login': {
    id: 'i18n.problem.wrong-login',
    defaultMessage: 'Не правильный Логин / Пин. Проверьте свои данные и попробуйте снова.',
    description: 'Phone and PIN do not belong together (specification: wrong login).',
  },
  'pin-locked': {
    id: 'i18n.problem.pin-locked',
    defaultMessage: 'Слишком много неверных попыток. Восстановите пин-код по SMS.',
    description: 'Twenty wrong PINs in a row: only a recovery by SMS opens the account again.',
  },
  'code-refused': {
    id: 'i18n.problem.code-refused',
    defaultMessage:
      'Неверный код. Проверьте код и телефон или запросите новый: код действует 5 минут и только один раз.',
    description: 'The SMS code is wrong, old, used or tried too often; or the PIN is another one.',
  },
  'user-not-found': {
    id: 'i18n.problem.user-not-found',
    defaultMessage: 'Профиль не найден. Войдите снова.',
    description: 'The id in the address is not the one of the signed-in user.',
  },
  'traveller-not-found': {
    id: 'i18n.problem.traveller-not-found',
    defaultMessage: 'Этого попутчика больше нет в вашем списке. Обновите страницу.',
    description: 'A saved traveller was deleted in the meantime, or is not of this user.',
  },
  'travellers-full': {
    id: 'i18n.problem.travellers-full',
    defaultMessage: 'Список попутчиков заполнен. Удалите кого-нибудь из списка и сохраните снова.',
    description: 'The user has saved as many travellers as may be saved.',
  },
  'points-insufficient': {
    id: 'i18n.problem.points-insufficient',
    defaultMessage: 'На счёте не хватает баллов. Обновите страницу, чтобы увидеть остаток.',
    description: 'Fewer points are left than the visitor wants to spend on an order.',
  },
  'unpaid-holds-full': {
    id: 'i18n.problem.unpaid-holds-full',
    defaultMessage:
      'У вас уже есть неоплаченные заказы, больше мест одновременно не бронируем. Оплатите или отмените один из них и повторите.',
    description: 'So many unpaid orders of this browser or account hold seats that no more may.',
  },
  'order-token-required': {
    id: 'i18n.problem.order-token-required',
    defaultMessage: 'Чтобы открыть заказ, найдите его по номеру и фамилии или имени.',
    description: 'The visitor has no access to this order yet.',
  },
  'order-not-found': {
    id: 'i18n.problem.order-not-found',
    defaultMessage: 'Неверные данные для поиска заказа. Введите верные данные и повторите.',
    description: 'No order has this number and surname (specification: air order not found).',
  },
  'order-not-payable': {
    id: 'i18n.problem.order-not-payable',
    defaultMessage: 'Этот заказ нельзя оплатить. Обновите страницу, чтобы увидеть статус.',
    description: 'The order is paid, cancelled or otherwise past payment.',
  },
  'order-not-cancellable': {
    id: 'i18n.problem.order-not-cancellable',
    defaultMessage:
      'Этот заказ уже нельзя отменить на сайте. Обновите страницу, чтобы увидеть статус.',
    description: 'The order is paid, cancelled or being refunded already.',
  },
  'refund-quote-expired': {
    id: 'i18n.problem.refund-quote-expired',
    defaultMessage:
      'Расчёт возврата устарел. Покажем новый: проверьте сумму и подтвердите ещё раз.',
    description: 'The refund was confirmed after its calculation had expired.',
  },
  'refund-unavailable': {
    id: 'i18n.problem.refund-unavailable',
    defaultMessage:
      'Авиакомпания не даёт расчёт для этого билета. Обратитесь в поддержку: узнаем сумму и оформим возврат.',
    description: 'The carrier names no sum for a refund; a person must ask.',
  },
  'schedule-change-closed': {
    id: 'i18n.problem.schedule-change-closed',
    defaultMessage: 'Изменение рейса уже неактуально. Обновите страницу.',
    description: 'The visitor agreed to a change of flights that was replaced or withdrawn.',
  },
  'extras-unavailable': {
    id: 'i18n.problem.extras-unavailable',
    defaultMessage: 'Этот багаж или место уже нельзя купить. Выберите заново.',
    description: 'Chosen bags or seats are gone, or the order cannot get any now.',
  },
  'payment-unavailable': {
    id: 'i18n.problem.payment-unavailable',
    defaultMessage: 'Оплата сейчас недоступна. Попробуйте позже.',
    description: 'No payment can be started now (specification: air payment unavailable).',
  },
  'payment-in-progress': {
    id: 'i18n.problem.payment-in-progress',
    defaultMessage: 'Банк ещё проводит платёж: сейчас заказ нельзя ни оплатить снова, ни изменить.',
    description: 'A bank is at work on a payment: the order cannot be paid or changed now.',
  },
  'payment-not-found': {
    id: 'i18n.problem.payment-not-found',
    defaultMessage: 'Платёж не найден. Откройте заказ и проверьте статус.',
    description: 'There is no payment with this id.',
  },
  'callback-refused': {
    id: 'i18n.problem.callback-refused',
    defaultMessage: 'Ответ банка не прошёл проверку.',
    description: 'A payment callback had a wrong signature; visitors do not normally meet it.',
  },
  'tickets-not-ready': {
    id: 'i18n.problem.tickets-not-ready',
    defaultMessage: 'Билеты ещё оформляются. Обновите страницу через минуту.',
    description: 'The ticket document is still being made.',
  },
  'hotel-order-not-found': {
    id: 'i18n.problem.hotel-order-not-found',
    defaultMessage: 'Неверные данные для поиска.',
    description: 'No hotel order has this number and buyer name (hotel order not found).',
  },
  'cancel-penalty-changed': {
    id: 'i18n.problem.cancel-penalty-changed',
    defaultMessage:
      'Условия отмены изменились: удержание было {oldPenalty}, теперь {newPenalty}. Проверьте сумму и подтвердите отмену ещё раз.',
    description:
      'A cancellation deadline passed while the visitor was reading; both values are formatted amounts with currency.',
  },
  'voucher-not-ready': {
    id: 'i18n.problem.voucher-not-ready',
    defaultMessage: 'Ваучер ещё готовится. Обновите страницу через минуту.',
    description: 'The voucher of a hotel order is still being made.',
  },
});
