import { defineMessages } from '@karvon/i18n';

export const hotelPayMessages = defineMessages({
  wait: {
    id: 'hotel-orders.pay-wait',
    defaultMessage: 'Обновляем данные об оплате. Подождите, пожалуйста.',
    description: 'Stands in place of the pay button while payment data are refreshed.',
  },
});
