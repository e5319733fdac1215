import { defineMessages } from '@karvon/i18n';

export const mapLinkNames = defineMessages({
  yandex: {
    id: 'stay.map-yandex',
    defaultMessage: 'Яндекс Карты',
    description: 'Link: a place on the maps of Yandex.',
  },
  twogis: {
    id: 'stay.map-2gis',
    defaultMessage: '2ГИС',
    description: 'Link: a place on the maps of 2GIS.',
  },
  google: {
    id: 'stay.map-google',
    defaultMessage: 'Google Карты',
    description: 'Link: a place on the maps of Google.',
  },
});
