import { defineMessages } from '@karvon/i18n';

export const closeMessages = defineMessages({
  note: {
    id: 'orders.close-note',
    defaultMessage:
      'Окно закроется автоматически через {seconds} секунд, заказ открыт в другом окне.',
    description: 'Read aloud once, when the countdown begins; always ten seconds.',
  },
  left: {
    id: 'orders.close-left',
    defaultMessage:
      'Окно закроется через {seconds, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}',
    description: 'The visible countdown.',
  },
  keep: {
    id: 'orders.close-keep',
    defaultMessage: 'Не закрывать окно',
    description: 'Button: stops the countdown.',
  },
  kept: {
    id: 'orders.close-kept',
    defaultMessage: 'Окно останется открытым.',
    description: 'After the button was pressed.',
  },
  stays: {
    id: 'orders.close-stays',
    defaultMessage: 'Это окно можно закрыть: заказ обновился в другом окне.',
    description: 'The browser did not let the window close itself.',
  },
});
