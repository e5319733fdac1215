import { defineMessages } from '@karvon/i18n';

export const savedVoucherMessages = defineMessages({
  voucher: {
    id: 'hotel-orders.kept-voucher',
    defaultMessage: 'Ваш ваучер',
    description: 'Heading on the page without a network.',
  },
  openVoucher: {
    id: 'hotel-orders.kept-open-voucher',
    defaultMessage: 'Открыть ваучер (PDF)',
    description: 'Link on the page without a network.',
  },
});
