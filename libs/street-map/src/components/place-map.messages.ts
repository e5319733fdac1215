import { defineMessages } from '@karvon/i18n';

export const placeMapMessages = defineMessages({
  heading: {
    id: 'street-map.heading',
    defaultMessage: 'Где находится',
    description: 'Heading over the address of a hotel and its map.',
  },
  show: {
    id: 'street-map.show',
    defaultMessage: 'Показать на карте',
    description: 'Button: opens a map of the streets around a hotel.',
  },
  name: {
    id: 'street-map.name',
    defaultMessage: '{place} на карте',
    description: 'Name of the map for screen readers.',
  },
  closer: {
    id: 'street-map.closer',
    defaultMessage: 'Приблизить',
    description: 'Button of the map.',
  },
  farther: {
    id: 'street-map.farther',
    defaultMessage: 'Отдалить',
    description: 'Button of the map.',
  },
  failed: {
    id: 'street-map.failed',
    defaultMessage: 'Карта не загрузилась. Откройте адрес в другом сервисе:',
    description: 'In the place of a map whose host does not answer; links to other maps follow.',
  },
  newTab: {
    id: 'street-map.new-tab',
    defaultMessage: '(откроется в новой вкладке)',
    description: 'Read aloud after a link to a map.',
  },
});
