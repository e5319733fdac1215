import { defineMessages } from '@karvon/i18n';

/** In a file of its own: the error page must work without a network, so every page loads it. */
export const errorPageMessages = defineMessages({
  errorTitle: {
    id: 'storefront.error.title',
    defaultMessage: 'Ошибка',
    description: 'Title of the error page.',
  },
  error: {
    id: 'storefront.error',
    defaultMessage: 'что-то пошло не так, мы обязательно разберемся',
    description:
      'Heading of the error page; the specification gives the words, the page a capital.',
  },
  errorAway: {
    id: 'storefront.error.away',
    defaultMessage: 'Сервер временно не отвечает. Откройте страницу ещё раз через несколько минут.',
    description:
      'Below the heading of the error page when our server is away: a fault of ours, not of the visitor’s network.',
  },
  errorTrace: {
    id: 'storefront.error.trace',
    defaultMessage: 'Код для поддержки: {traceId}',
    description: 'Trace id to tell the support.',
  },
  toHome: {
    id: 'storefront.to-home',
    defaultMessage: 'На главную',
    description: 'Button to the home page.',
  },
  toSupport: {
    id: 'storefront.to-support',
    defaultMessage: 'Обратиться в поддержку',
    description: 'Button to the support page.',
  },
});
