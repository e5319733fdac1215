import { defineMessages } from '@karvon/i18n';

export const lateReturnMessages = defineMessages({
  back: {
    id: 'order-parts.late-payment-back',
    defaultMessage: 'Вся сумма возвращается тем же способом, каким вы платили.',
    description: 'Follows a sentence about money that came too late.',
  },
  sent: {
    id: 'order-parts.late-payment-sent',
    defaultMessage:
      'Вся сумма отправлена {at} тем же способом, каким вы платили. Срок зачисления зависит от банка.',
    description: 'Follows a sentence about money that came too late.',
  },
});
