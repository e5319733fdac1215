import { listPopularHotelCities } from '@karvon/contract';
import { money } from '@karvon/money';
import { respond, buildHotelLocation, refuse, renderPage, setupApi } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PopularCities } from './popular-cities';

const samarkand = buildHotelLocation();
const khiva = buildHotelLocation({ code: 'KHV', name: 'Хива' });
const night = { arrivalDate: '2026-12-05', departureDate: '2026-12-06' };
const api = setupApi(
  respond(listPopularHotelCities, {
    cities: [
      { location: samarkand, ...night, perNight: money(320_000_00, 'UZS') },
      { location: khiva, ...night, perNight: null },
    ],
    asOf: '2026-11-21T07:00:00.000Z',
  }),
);
const open = () =>
  renderPage([{ path: '*', Component: () => <PopularCities locations={[samarkand, khiva]} /> }], {
    locale: 'ru',
    path: '/ru/hotel',
  });

test('a city with a price leads to the night it is of, one without to the form', async () => {
  const { container } = open();
  const priced = await screen.findByRole('link', { name: /от 320\s000\sсум за ночь/ });
  expect(priced).toHaveAttribute(
    'href',
    `/ru/hotel?city=${samarkand.code}&in=2026-12-05&out=2026-12-06&adults=2&sort=cheap`,
  );
  const other = screen.getByRole('link', { name: /Хива/ });
  expect(other).toHaveAttribute('href', '/ru/hotel?city=KHV');
  expect(other).not.toHaveTextContent('за ночь');
  expect(await axe(container)).toHaveNoViolations();
});

test('without prices the cities are there all the same', async () => {
  api.use(refuse(listPopularHotelCities, { code: 'supplier-unavailable', status: 503 }));
  open();
  expect(await screen.findAllByRole('link')).toHaveLength(2);
});
