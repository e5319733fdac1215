import { defineMessages } from '@karvon/i18n';

export const panelMessages = defineMessages({
  done: {
    id: 'search-parts.done',
    defaultMessage: 'Готово',
    description: 'Button that closes a panel of the form.',
  },
  close: {
    id: 'search-parts.close',
    defaultMessage: 'Закрыть',
    description: 'Button that closes a panel or sheet.',
  },
});
