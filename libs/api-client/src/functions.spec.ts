import * as contract from '@karvon/contract';
import * as client from './index';

/** Downloads are links, not calls; the functions that build their addresses have other names. */
const links = [
  'getAirCalendar',
  'getAirTickets',
  'getCarrierLogo',
  'getContentImage',
  'getHotelCalendar',
  'getHotelPicture',
  'getHotelVoucher',
  'getNewsFeed',
];

test('every endpoint of the contract has a function of its name', () => {
  const endpoints = Object.entries<unknown>(contract).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && 'response' in value && 'path' in value
      ? name
      : [],
  );
  expect(endpoints.length).toBeGreaterThan(60);
  expect(endpoints.filter((name) => !(name in client)).sort()).toEqual(links);
});
