import { defineMessages } from '@karvon/i18n';

export const comparePageMessages = defineMessages({
  flights: {
    id: 'favourites.compare-flights',
    defaultMessage: 'Сравнение перелётов',
    description: 'Heading of the page with flights side by side.',
  },
  hotels: {
    id: 'favourites.compare-hotels',
    defaultMessage: 'Сравнение отелей',
    description: 'Heading of the page with hotels side by side.',
  },
  back: {
    id: 'favourites.back',
    defaultMessage: 'В избранное',
    description: 'Link to the page with all kept flights and hotels.',
  },
  onlyDifferent: {
    id: 'favourites.only-different',
    defaultMessage: 'Только различия',
    description: 'Box: rows in which all columns are equal are left out.',
  },
  broken: {
    id: 'favourites.compare-broken',
    defaultMessage: 'По этой ссылке сравнивать нечего',
    description: 'Heading: the address of the comparison is cut off or wrong.',
  },
  brokenText: {
    id: 'favourites.compare-broken-text',
    defaultMessage:
      'Ссылка скопирована не целиком или устарела. Попросите прислать её ещё раз или выберите рейсы и отели сами.',
    description: 'Below that heading.',
  },
  flightsNote: {
    id: 'favourites.compare-flights-note',
    defaultMessage: 'Цены на текущий момент, все сборы включены.',
    description: 'Above the table of flights.',
  },
  hotelsNote: {
    id: 'favourites.compare-hotels-note',
    defaultMessage: 'Цены на текущий момент, за всё проживание.',
    description: 'Above the table of hotels. What is paid at the hotel is a row of the table.',
  },
});
