import { defineMessages } from '@karvon/i18n';

export const refusalMessages = defineMessages({
  failed: {
    id: 'favourite-heart.failed',
    defaultMessage: 'Избранное не обновилось. Нажмите ещё раз.',
    description: 'Short notice: the list of a signed-in visitor could not be changed.',
  },
});
