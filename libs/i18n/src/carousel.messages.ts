import { defineMessages } from './define-messages';

/** The texts of every carousel, in any feature. */
export const carouselMessages = defineMessages({
  carousel: {
    id: 'i18n.carousel',
    defaultMessage: 'карусель',
    description: 'Kind of element, read by screen readers after its name.',
  },
  slide: {
    id: 'i18n.carousel.slide',
    defaultMessage: 'слайд',
    description: 'Kind of element, read by screen readers after its place, such as "2 of 5".',
  },
  picker: {
    id: 'i18n.carousel.picker',
    defaultMessage: 'Выбор слайда',
    description: 'Names the row of dots that go straight to a slide.',
  },
  previous: {
    id: 'i18n.carousel.previous',
    defaultMessage: 'Предыдущий слайд',
    description: 'Button.',
  },
  next: {
    id: 'i18n.carousel.next',
    defaultMessage: 'Следующий слайд',
    description: 'Button.',
  },
  play: {
    id: 'i18n.carousel.play',
    defaultMessage: 'Листать автоматически',
    description: 'Button that starts automatic rotation.',
  },
  pause: {
    id: 'i18n.carousel.pause',
    defaultMessage: 'Остановить перелистывание',
    description: 'Button that stops automatic rotation.',
  },
  position: {
    id: 'i18n.carousel.position',
    defaultMessage: '{place} из {count}',
    description: 'Which slide of how many, for example "2 of 5".',
  },
});
