import { defineMessages } from '@karvon/i18n';

export const selfTransferMessages = defineMessages({
  title: {
    id: 'air-booking.self-transfer',
    defaultMessage: 'Самостоятельная пересадка: прочитайте до оплаты',
    description: 'Title of a warning before the payment.',
  },
});
