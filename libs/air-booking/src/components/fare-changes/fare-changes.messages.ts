import { defineMessages } from '@karvon/i18n';

export const changesMessages = defineMessages({
  dearer: {
    id: 'air-booking.fare-dearer',
    defaultMessage: '+{sum} к тарифу «{name}»',
    description: 'Below the price of a fare: what it costs more than the first one.',
  },
  cheaper: {
    id: 'air-booking.fare-cheaper',
    defaultMessage: 'Дешевле тарифа «{name}» на {sum}',
    description: 'Below the price of a fare: what it costs less than the first one.',
  },
  samePrice: {
    id: 'air-booking.fare-same-price',
    defaultMessage: 'Столько же, сколько тариф «{name}»',
    description: 'Below the price of a fare that costs as much as the first one.',
  },
  gained: {
    id: 'air-booking.fare-gained',
    defaultMessage: 'Что лучше',
    description: 'Over the facts in which a fare is better than the first one.',
  },
  lost: {
    id: 'air-booking.fare-lost',
    defaultMessage: 'Что хуже',
    description: 'Over the facts in which a fare is worse than the first one.',
  },
  other: {
    id: 'air-booking.fare-other',
    defaultMessage: 'Что отличается',
    description:
      'Over the facts of a fare that are neither better nor worse than in the first one.',
  },
  nothing: {
    id: 'air-booking.fare-no-difference',
    defaultMessage: 'Багаж, обмен, возврат и услуги те же',
    description: 'Instead of the facts in which a fare differs from the first one.',
  },
  all: {
    id: 'air-booking.fare-all-terms',
    defaultMessage: 'Все условия тарифа',
    description: 'Opens the whole list of facts of a fare.',
  },
});
