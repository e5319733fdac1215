import { defineMessages } from '@karvon/i18n';

export const travellerMessages = defineMessages({
  notKept: {
    id: 'storefront.traveller-not-kept',
    defaultMessage: 'Заказ оформлен, но сохранить попутчиков не удалось. Добавьте их в профиле.',
    description: 'Toast: the order is made, the people of it could not be saved in the account.',
  },
});
