import { defineMessages } from '@karvon/i18n';

export const frameMessages = defineMessages({
  refused: {
    id: 'widgets.refused',
    defaultMessage: 'На этом сайте раздел пока не подключён. Он есть на {site}.',
    description:
      'Instead of a form or the news on a partner’s page that the agency has not allowed yet.',
  },
  open: {
    id: 'widgets.open-storefront',
    defaultMessage: 'Открыть {site}',
    description: 'Link beneath it, to the same section of the agency’s own site.',
  },
});
