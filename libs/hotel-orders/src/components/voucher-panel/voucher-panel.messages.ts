import { defineMessages } from '@karvon/i18n';

export const voucherMessages = defineMessages({
  title: {
    id: 'hotel-orders.voucher',
    defaultMessage: 'Ваучер',
    description: 'Heading over the voucher downloads.',
  },
  download: {
    id: 'hotel-orders.voucher-download',
    defaultMessage: 'Скачать ваучер (PDF)',
    description: 'Link: the voucher in the page’s language.',
  },
  other: {
    id: 'hotel-orders.voucher-other',
    defaultMessage: 'Ваучер на узбекском (PDF)',
    description: 'Link: the voucher in the other language; in the Uzbek catalogue it says Russian.',
  },
  calendar: {
    id: 'hotel-orders.voucher-calendar',
    defaultMessage: 'Добавить в календарь',
    description: 'Link to an ICS file.',
  },
  generating: {
    id: 'hotel-orders.voucher-generating',
    defaultMessage: 'Ваучер готовится',
    description: 'The voucher is being made.',
  },
  late: {
    id: 'hotel-orders.voucher-late',
    defaultMessage:
      'Бронирование подтверждено. Страница обновляется автоматически, ждать не обязательно: ваучер останется в заказе.',
    description: 'Below the notice that the voucher is being made.',
  },
});
