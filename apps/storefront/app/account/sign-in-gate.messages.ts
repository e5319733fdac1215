import { defineMessages } from '@karvon/i18n';

export const gateMessages = defineMessages({
  title: {
    id: 'storefront.gate',
    defaultMessage: 'Войдите, чтобы открыть эту страницу',
    description: 'In place of the profile or the booking history, for who is not signed in.',
  },
  text: {
    id: 'storefront.gate.text',
    defaultMessage:
      'Её видит только владелец аккаунта. Заказ без аккаунта откроется в разделе «Мой заказ».',
    description: 'Under that title.',
  },
});
