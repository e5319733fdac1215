import { defineMessages } from '@karvon/i18n';

export const closeMessages = defineMessages({
  note: {
    id: 'hotel-orders.close-note',
    defaultMessage:
      'Окно закроется автоматически через {seconds} секунд, заказ открыт в другом окне.',
    description: 'Read aloud once, when the countdown begins; always ten seconds.',
  },
  left: {
    id: 'hotel-orders.close-left',
    defaultMessage:
      'Окно закроется через {seconds, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}',
    description: 'The visible countdown.',
  },
  keep: {
    id: 'hotel-orders.close-keep',
    defaultMessage: 'Не закрывать окно',
    description: 'Button: stops the countdown.',
  },
  kept: {
    id: 'hotel-orders.close-kept',
    defaultMessage: 'Окно останется открытым.',
    description: 'After the button was pressed.',
  },
  stays: {
    id: 'hotel-orders.close-stays',
    defaultMessage: 'Это окно можно закрыть: заказ обновился в другом окне.',
    description: 'The browser did not let the window close itself.',
  },
});
