import { defineMessages } from '@karvon/i18n';

/** Names of the variants on the developer page of the carousel. */
export const carouselPageMessages = defineMessages({
  cards: {
    id: 'storefront.carousel-page.cards',
    defaultMessage: 'Карточки в ряд',
    description: 'Set-up: as many cards as fit.',
  },
  ring: {
    id: 'storefront.carousel-page.ring',
    defaultMessage: 'По одной, по кругу',
    description: 'Set-up: one slide at a time, the first comes after the last.',
  },
  rotating: {
    id: 'storefront.carousel-page.rotating',
    defaultMessage: 'Листается сама каждые 5 секунд',
    description: 'Set-up: rotates by itself.',
  },
  many: {
    id: 'storefront.carousel-page.many',
    defaultMessage: 'Много карточек',
    description: 'Set-up: more stops than dots can show.',
  },
  single: {
    id: 'storefront.carousel-page.single',
    defaultMessage: 'Один слайд',
    description: 'Set-up: nothing to scroll, so no buttons.',
  },
});
