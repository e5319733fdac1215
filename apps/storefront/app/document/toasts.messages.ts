import { defineMessages } from '@karvon/i18n';

export const toastMessages = defineMessages({
  region: {
    id: 'storefront.toasts',
    defaultMessage: 'Уведомления',
    description: 'Name of the region where short notices appear.',
  },
  close: {
    id: 'storefront.toast-close',
    defaultMessage: 'Закрыть',
    description: 'Button that closes a short notice.',
  },
});
