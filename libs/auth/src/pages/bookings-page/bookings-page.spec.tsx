import { listAirBookings, listHotelBookings } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { buildAirBooking, buildHotelBooking, refuse, setupApi, unreachable } from '@karvon/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { airBookings, hotelBookings } from '../../gallery/auth-gallery';
import { dilnoza, setUserCookie, showAuth } from '../../show-auth.fixture';
import { BookingsPage } from './bookings-page';

const api = setupApi();
const open = (locale: 'ru' | 'uz' = 'ru', user: typeof dilnoza | null = dilnoza) =>
  showAuth(<BookingsPage edition={readEdition('uz')} signIn={<p>the way in</p>} />, {
    user,
    locale,
  });

test('flights and stays are listed together, upcoming ones first, with status and link', async () => {
  api.use(
    airBookings([
      buildAirBooking({ number: 'CANC2345', status: 'cancelled', upcoming: false }),
      buildAirBooking(),
    ]),
    hotelBookings([buildHotelBooking({ arrivalDate: '2026-11-30', departureDate: '2026-12-03' })]),
  );
  const { container } = open();
  expect(screen.getByRole('status', { name: 'Ищем ваши бронирования' })).toBeInTheDocument();
  const ahead = within(await screen.findByRole('region', { name: 'Предстоящие' }));
  const [stay, flight] = ahead.getAllByRole('listitem');
  expect(stay).toHaveTextContent('30 ноября – 3 декабря');
  expect(within(stay!).getByRole('link')).toHaveAttribute(
    'href',
    '/ru/hotel/order?number=5H2N8VZC',
  );
  const { number } = buildAirBooking();
  expect(within(flight!).getByRole('link')).toHaveAttribute('href', `/ru/order?number=${number}`);
  expect(flight).toHaveTextContent('Ожидает оплаты');
  expect(flight).toHaveTextContent(/Оплатите до/);
  const past = within(screen.getByRole('region', { name: 'Прошедшие и отменённые' }));
  expect(past.getByRole('listitem')).toHaveTextContent('Отменён');
  expect(await axe(container)).toHaveNoViolations();
});

test('a cancellation or schedule change by the airline is shown instead of the status', async () => {
  const paid = { status: 'paid', tickets: 'ready', payBefore: null } as const;
  api.use(
    airBookings([
      buildAirBooking({ ...paid, number: 'CANC2345', scheduleChange: 'cancelled' }),
      buildAirBooking({ ...paid, number: 'MVED2345', scheduleChange: 'delayed' }),
    ]),
    hotelBookings([]),
  );
  open();
  const [cancelled] = await screen.findAllByRole('listitem');
  expect(cancelled).toHaveTextContent('Рейс отменён');
  expect(cancelled).toHaveTextContent('решите, что делать');
  expect(cancelled).not.toHaveTextContent('билеты готовы');
  const badges = [screen.getByText('Рейс отменён'), screen.getByText('Время вылета изменено')];
  expect(badges.map(({ parentElement }) => parentElement?.dataset.tone)).toEqual([
    'danger',
    'highlight',
  ]);
});

test('shows ten entries at a time', async () => {
  const letters = 'ABCDEFGHJKMNPQRSTVWXYZ2';
  const many = Array.from(letters, (letter) => buildAirBooking({ number: `7K3M9QX${letter}` }));
  api.use(airBookings(many), hotelBookings([]));
  const { user } = open();
  expect(await screen.findAllByRole('listitem')).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Показать ещё 10' }));
  await user.click(screen.getByRole('button', { name: 'Показать ещё 3' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(23);
  expect(screen.getByText('Показано 23 из 23')).toHaveFocus();
});

test('an empty history, in both languages', async () => {
  api.use(airBookings([]), hotelBookings([]));
  const { unmount } = open();
  expect(await screen.findByRole('heading', { name: 'Бронирований пока нет' })).toBeVisible();
  unmount();
  open('uz');
  expect(await screen.findByRole('heading', { name: 'Hozircha bronlar yoʻq' })).toBeVisible();
});

test('loaded orders are shown beside a failed part, which can be retried', async () => {
  api.use(airBookings(), unreachable(listHotelBookings));
  const { user } = open();
  expect(await screen.findByRole('region', { name: 'Предстоящие' })).toBeVisible();
  api.use(hotelBookings());
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a visitor without a session, or with an ended one, sees the sign-in', async () => {
  const { unmount } = open('ru', null);
  expect(screen.getByText('the way in')).toBeVisible();
  unmount();
  const ended = { code: 'session-required', status: 401 } as const;
  api.use(refuse(listAirBookings, ended), refuse(listHotelBookings, ended));
  open();
  // The storefront's server removes the cookies with that response.
  setUserCookie(null);
  expect(await screen.findByText('the way in')).toBeVisible();
});
