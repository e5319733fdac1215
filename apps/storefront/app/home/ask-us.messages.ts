import { defineMessages } from '@karvon/i18n';

export const askMessages = defineMessages({
  rail: {
    id: 'storefront.home.rail',
    defaultMessage: 'Билеты на поезд',
    description: 'Heading: rail tickets are part of the offer, arranged by people.',
  },
  railText: {
    id: 'storefront.home.rail.text',
    defaultMessage:
      'Билеты на поезд оформляют наши сотрудники: скажите, куда и когда едете, и мы подберём поезд, вагон и места.',
    description: 'How rail tickets are bought.',
  },
  railAsk: {
    id: 'storefront.home.rail.ask',
    defaultMessage: 'Спросить о поезде',
    description: 'Button: opens the request for a call about rail tickets.',
  },
  call: {
    id: 'storefront.home.call',
    defaultMessage: 'Проще позвонить?',
    description: 'Heading of the block that offers a call.',
  },
  callText: {
    id: 'storefront.home.call.text',
    defaultMessage:
      'Оставьте телефон, и мы перезвоним в течение 30 минут в часы работы. Поможем с билетами, обменом, возвратом и документами.',
    description: 'The promise of support.',
  },
});
