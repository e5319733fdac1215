import {
  changeStayDates,
  getHotelOrder,
  offerStayDates,
  type HotelOrder,
  type StayDatesOffer,
} from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { money } from '@karvon/money';
import { buildFinishedHotelOrder, refuse, renderPage, respond, setupApi } from '@karvon/testing';
import { PlaceMap } from '@karvon/street-map';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useLocation } from 'react-router';
import { HotelOrderPage } from './hotel-order-page';

const api = setupApi();
const sold = buildFinishedHotelOrder({ datesChangeable: true });
const { stay, tariff, total } = sold;

const offer: StayDatesOffer = {
  stay: {
    ...stay,
    arrivalDate: '2026-12-12',
    departureDate: '2026-12-15',
    offer: {
      ...tariff,
      id: 'offer-of-other-days',
      roomsLeft: 2,
      total: money(total.amount + 500_000_00, 'UZS'),
    },
    expiresAt: '2026-12-01T11:00:00.000Z',
  },
  refund: total,
  arrivalBefore: stay.arrivalDate,
  departureBefore: stay.departureDate,
};
const next: HotelOrder = {
  ...sold,
  number: 'KRVN5678',
  status: 'waiting-for-payment',
  voucher: 'none',
  payBefore: '2026-12-01T11:00:00.000Z',
  payment: null,
  datesChangeable: undefined,
  replaces: sold.number,
};

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

const open = (order: HotelOrder, locale: 'ru' | 'uz' = 'ru') =>
  renderPage(
    <>
      <HotelOrderPage Place={PlaceMap} number={order.number} edition={readEdition('uz')} />
      <Address />
    </>,
    { locale },
  );
const panel = async (name = 'Даты проживания') =>
  within(await screen.findByRole('region', { name }));

/** Opens the form and chooses the twelfth to the fifteenth. */
async function chooseDays(user: ReturnType<typeof open>['user']) {
  const section = await panel();
  await user.click(section.getByRole('button', { name: 'Изменить даты' }));
  await user.click(section.getByRole('button', { name: /^Заезд/ }));
  await user.click(await screen.findByRole('button', { name: /12\sдекабря/ }));
  await user.click(await screen.findByRole('button', { name: /15\sдекабря/ }));
  return section;
}

test('the price of other days is shown before they are booked', async () => {
  const sent = jest.fn();
  api.use(
    respond(getHotelOrder, sold),
    respond(offerStayDates, ({ body }) => {
      sent(body);
      return offer;
    }),
    respond(changeStayDates, ({ body, headers }) => {
      sent(body, headers.get('idempotency-key'));
      return { order: next, accessToken: '' };
    }),
  );
  const { user, container } = open(sold);
  const section = await chooseDays(user);
  await user.click(section.getByRole('button', { name: 'Узнать цену' }));
  expect(await section.findByText('Итого доплата')).toBeVisible();
  expect(section.getByText(/500.000 сум/)).toBeVisible();
  expect(section.getByText(/^Сначала вы оплачиваете новые даты полностью/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(section.getByRole('button', { name: 'Забронировать новые даты' }));
  // The address stands on the page all the time.
  expect(await screen.findByText(/order\?number=KRVN5678$/)).toBeInTheDocument();
  const days = { ArrivalDate: '2026-12-12', DepartureDate: '2026-12-15' };
  expect(sent.mock.calls).toEqual([
    [{ lang: 'ru', ...days }],
    [
      { lang: 'ru', offerId: offer.stay.offer.id, expectedTotal: offer.stay.offer.total },
      expect.any(String),
    ],
  ]);
});

test('the days of the order are no new ones; a room that is gone and a deadline are told', async () => {
  api.use(respond(getHotelOrder, sold), refuse(offerStayDates, { code: 'sold-out' }));
  const { user } = open(sold);
  const section = await panel();
  await user.click(section.getByRole('button', { name: 'Изменить даты' }));
  await user.click(section.getByRole('button', { name: 'Узнать цену' }));
  expect(section.getByText('Укажите новые даты заезда и выезда')).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Оставить как есть' }));
  await chooseDays(user);
  await user.click(section.getByRole('button', { name: 'Узнать цену' }));
  expect(await section.findByText(/^На эти даты такого номера/)).toBeVisible();
  api.use(
    respond(getHotelOrder, { ...sold, datesChangeable: undefined }),
    refuse(offerStayDates, { code: 'order-not-cancellable', orderStatus: 'finished' }),
  );
  await user.click(section.getByRole('button', { name: 'Узнать цену' }));
  expect(await section.findByText(/^Бесплатно поменять даты уже нельзя/)).toBeVisible();
});

test.each<[string, Partial<HotelOrder>, RegExp]>([
  [
    'waits for its payment',
    next,
    new RegExp(`Bular ${sold.number} raqamli buyurtma oʻrniga yangi sanalar`),
  ],
  [
    'is sold',
    { replaces: sold.number, datesChangeable: undefined },
    new RegExp(`Bu sanalar ${sold.number} raqamli buyurtma oʻrniga`),
  ],
  [
    'gives its place soon',
    { replacedBy: next.number, datesChangeable: undefined },
    /^Siz yangi sanalarni tanladingiz/,
  ],
  [
    'has given its place',
    {
      status: 'canceled',
      replacedBy: next.number,
      datesChangeable: undefined,
      cancelNow: null,
      cancellation: { reason: 'guest', penalty: money(0, 'UZS'), refund: total },
    },
    /^Bu buyurtma oʻrniga yangi sanalar/,
  ],
])('an order that %s leads to the other one', async (_, changes, text) => {
  const order = { ...sold, ...changes };
  api.use(respond(getHotelOrder, order));
  const { container } = open(order, 'uz');
  const section = await panel('Yashash sanalari');
  expect(section.getByText(text)).toBeVisible();
  const other = order.replacedBy ?? order.replaces!;
  expect(section.getByRole('link')).toHaveAttribute('href', expect.stringContaining(other));
  expect(await axe(container)).toHaveNoViolations();
});

test('the other order is read anew when it is opened', async () => {
  api.use(respond(getHotelOrder, next));
  const { user, queryClient } = open(next);
  const other = ['hotel-order', { number: sold.number, lang: 'ru' }];
  queryClient.setQueryData(other, { ...sold, replacedBy: next.number });
  await user.click((await panel()).getByRole('link'));
  expect(queryClient.getQueryState(other)).toMatchObject({ isInvalidated: true });
});

test('an order whose days cannot be changed speaks of no days', async () => {
  api.use(respond(getHotelOrder, { ...sold, datesChangeable: undefined }));
  open(sold);
  await screen.findByRole('region', { name: 'Гости' });
  expect(screen.queryByRole('region', { name: 'Даты проживания' })).toBeNull();
});
