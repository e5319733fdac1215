import { defineMessages } from '@karvon/i18n';

export const telemetryMessages = defineMessages({
  newVersion: {
    id: 'storefront.new-version',
    defaultMessage: 'Сайт обновлён',
    description: 'A quiet offer in one line: a newer build of the site is there.',
  },
  refresh: {
    id: 'storefront.new-version.refresh',
    defaultMessage: 'Обновить',
    description: 'Button: loads the page anew.',
  },
  later: {
    id: 'storefront.new-version.later',
    defaultMessage: 'Позже',
    description: 'Button: hides the offer.',
  },
  noNetwork: {
    id: 'storefront.no-network',
    defaultMessage: 'Нет связи, страница не открылась. Проверьте интернет и повторите.',
    description: 'A quiet notice above the page that stays: another page could not be loaded.',
  },
  away: {
    id: 'storefront.page-away',
    defaultMessage: 'Страница не открылась. Повторите через минуту.',
    description:
      'A quiet notice above the page that stays: another page did not come, though the visitor has a network.',
  },
  close: {
    id: 'storefront.no-network.close',
    defaultMessage: 'Закрыть',
    description: 'Button: hides the notice.',
  },
});
