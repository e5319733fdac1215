import { defineMessages } from '@karvon/i18n';

export const emailMessages = defineMessages({
  label: { id: 'checkout.email', defaultMessage: 'E-mail', description: 'Field of the booker.' },
  hint: {
    id: 'checkout.email-hint',
    defaultMessage: 'Для писем о заказе',
    description: 'Hint of the e-mail.',
  },
});
