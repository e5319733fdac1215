import { defineMessages } from '@karvon/i18n';

export const carouselMessages = defineMessages({
  title: {
    id: 'content.carousel',
    defaultMessage: 'Новости',
    description: 'Heading of the carousel of latest news.',
  },
  all: {
    id: 'content.carousel-all',
    defaultMessage: 'Все новости',
    description: 'Link below the carousel to the list of news.',
  },
  carousel: {
    id: 'content.carousel-role',
    defaultMessage: 'карусель',
    description: 'What the row is, read by screen readers after its name.',
  },
  slide: {
    id: 'content.carousel-slide',
    defaultMessage: 'слайд',
    description: 'What a part of the row is, read by screen readers.',
  },
  picker: {
    id: 'content.carousel-picker',
    defaultMessage: 'Слайды',
    description: 'Names the dots that go straight to a slide.',
  },
  previous: {
    id: 'content.carousel-previous',
    defaultMessage: 'Предыдущие новости',
    description: 'Button.',
  },
  next: {
    id: 'content.carousel-next',
    defaultMessage: 'Следующие новости',
    description: 'Button.',
  },
  play: {
    id: 'content.carousel-play',
    defaultMessage: 'Листать автоматически',
    description: 'Button that starts the rotation.',
  },
  pause: {
    id: 'content.carousel-pause',
    defaultMessage: 'Остановить',
    description: 'Button that stops the rotation.',
  },
  position: {
    id: 'content.carousel-position',
    defaultMessage: '{place} из {count}',
    description: 'Where the row stands; also the name of a slide.',
  },
});
