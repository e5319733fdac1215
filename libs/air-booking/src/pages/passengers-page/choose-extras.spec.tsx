import { createAirOrder, getFareExtras, type ExtrasOffer } from '@karvon/contract';
import { money } from '@karvon/money';
import {
  buildBagOffer,
  buildOrder,
  refuse,
  respond,
  setupApi,
  unreachable,
  waiting,
} from '@karvon/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { family, network, someExtras } from '../../gallery/air-booking-gallery';
import { books, fillByKeyboard, openPassengers } from './passengers-page.fixture';

const api = setupApi();
beforeEach(() => {
  window.sessionStorage.clear();
  api.use(...network(family, someExtras));
});

const uzs = (amount: number) => money(amount * 100, 'UZS');
const bag = { kind: 'bag', passenger: 0, slices: [0], kg: 23, quantity: 1 };
const seat = { kind: 'seat', passenger: 1, slice: 0, segment: 0, designator: '12A' };
const section = async (name = 'Багаж и места') =>
  within(await screen.findByRole('region', { name }));
const sell = (offer: ExtrasOffer) => api.use(respond(getFareExtras, offer));
const bookFor = (sum: RegExp) => screen.findByRole('button', { name: sum });

/** Opens the choice, which then is asked for again. */
async function openChoice(user: UserEvent) {
  await user.click(
    await (await section()).findByRole('button', { name: /Добавить багаж|Изменить выбор/ }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Багаж и места' }));
  await dialog.findByRole('button', { name: /^Готово|^Добавить за/ });
  return dialog;
}

/** A bag for the first passenger and a seat for the second: 410 000 soums. */
async function choose(user: UserEvent) {
  const dialog = await openChoice(user);
  await user.click(dialog.getByRole('button', { name: /^Добавить место багажа: \S+ 1$/ }));
  await user.click(dialog.getByRole('radio', { name: 'Места' }));
  await user.click(dialog.getByRole('radio', { name: /^Пассажир 2/ }));
  await user.click(dialog.getByRole('gridcell', { name: /^12A/ }));
  await user.click(dialog.getByRole('button', { name: /^Добавить за 410\s000\sсум$/ }));
}

test('what bags and seats cost is seen before booking, and the choice is booked at the sum that was seen', async () => {
  const sent = jest.fn();
  api.use(books(sent));
  const { user, container } = openPassengers();
  const card = await section();
  expect(
    await card.findByText(
      /^Дополнительный багаж — от 320\s000\sсум, место в салоне — бесплатно или от 60\s000\sсум\.$/,
    ),
  ).toBeVisible();
  expect(card.getByText(/^По тарифу: /)).toBeVisible();
  await choose(user);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(card.getByText('Багаж 23 кг × 1')).toBeVisible();
  expect(card.getByText('Место 12A')).toBeVisible();
  expect(screen.getByText(/^В том числе багаж и места: 410\s000\sсум$/)).toBeVisible();
  expect(await bookFor(/^Забронировать за 4\s690\s000\sсум/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await fillByKeyboard(user);
  expect(card.getByText('KARIMOV OTKIR')).toBeVisible();
  await user.click(await bookFor(/^Забронировать за 4\s690\s000\sсум/));
  expect(await screen.findByTestId('address')).toHaveTextContent('/ru/order?number=');
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({
      expectedTotal: uzs(4_280_000),
      extrasChoice: { extras: [bag, seat], expectedTotal: uzs(410_000) },
    }),
    expect.anything(),
  );
});

test('in Uzbek too', async () => {
  const { container } = openPassengers('uz');
  const card = await section('Bagaj va joylar');
  expect(await card.findByText(/^Qoʻshimcha bagaj — 320\s000\ssoʻmdan/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('where nothing is sold before the order, nothing is shown, and the booking says nothing of it', async () => {
  sell({ bags: [], seatMaps: [] });
  const sent = jest.fn();
  api.use(books(sent));
  const { user } = openPassengers();
  await fillByKeyboard(user);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Багаж и места' })).toBeNull());
  await user.keyboard('{Enter}');
  await screen.findByTestId('address');
  expect(sent.mock.calls[0]![0]).not.toHaveProperty('extrasChoice');
});

test('an airline that does not say its prices is no error: they are chosen on the order’s page', async () => {
  api.use(refuse(getFareExtras, { code: 'supplier-unavailable', status: 503 }));
  const { user } = openPassengers();
  const card = await section();
  expect(await card.findByText(/Их можно будет выбрать на странице заказа/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  sell(someExtras);
  await user.click(card.getByRole('button', { name: 'Узнать ещё раз' }));
  expect(await card.findByText(/^Дополнительный багаж/)).toBeVisible();
});

test('a choice is taken back in the section, piece by piece', async () => {
  const { user } = openPassengers();
  await choose(user);
  const card = await section();
  await user.click(card.getByRole('button', { name: 'Убрать: Багаж 23 кг × 1, Пассажир 1' }));
  expect(await bookFor(/^Забронировать за 4\s370\s000\sсум/)).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Убрать: Место 12A, Пассажир 2' }));
  expect(await bookFor(/^Забронировать за 4\s280\s000\sсум/)).toBeVisible();
  expect(card.getByRole('button', { name: 'Добавить багаж или места' })).toBeVisible();
});

test('the choice is there after a reload; what was sold in the meantime is named and not booked', async () => {
  const { user, unmount } = openPassengers();
  await choose(user);
  unmount();
  sell({ bags: someExtras.bags, seatMaps: [] });
  openPassengers();
  const card = await section();
  expect(await card.findByText('Багаж 23 кг × 1')).toBeVisible();
  expect(
    await card.findByText('Больше не продаётся: Место 12A (Пассажир 2). В заказ это не войдёт.'),
  ).toBeVisible();
  expect(await bookFor(/^Забронировать за 4\s600\s000\sсум/)).toBeVisible();
});

test('until a kept choice has its price, nothing is booked', async () => {
  const { user, unmount } = openPassengers();
  await choose(user);
  unmount();
  api.use(waiting(getFareExtras));
  openPassengers();
  expect(
    await screen.findByRole('button', { name: /Узнаём цены выбранного багажа и мест/ }),
  ).toBeVisible();
  // Its lines have their place already.
  const card = await section();
  expect(card.getByText('Багаж 23 кг × 1')).toBeVisible();
  expect(card.getByText('Место 12A')).toBeVisible();
  expect(card.getByText('Всего за багаж и места').nextSibling).toHaveTextContent('…');
});

test('a booking that is refused because of the choice shows what is sold now; the next press books that', async () => {
  const sent = jest.fn();
  const { user } = openPassengers();
  await choose(user);
  await fillByKeyboard(user);
  api.use(refuse(createAirOrder, { code: 'extras-unavailable', status: 409 }));
  sell({ bags: [buildBagOffer({ price: uzs(350_000) })], seatMaps: [] });
  await user.click(await bookFor(/^Забронировать за 4\s690\s000\sсум/));
  const card = await section();
  expect(await card.findByText(/^Заказ пока не оформлен/)).toBeVisible();
  expect(card.getByText(/^Больше не продаётся: Место 12A/)).toBeVisible();
  expect(screen.queryByText('Повторить')).toBeNull();
  api.use(books(sent));
  await user.click(await bookFor(/^Забронировать за 4\s630\s000\sсум/));
  await screen.findByTestId('address');
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({
      extrasChoice: { extras: [bag], expectedTotal: uzs(350_000) },
    }),
    expect.anything(),
  );
});

test('when the airline is silent after the refusal, the order is made without the choice', async () => {
  const sent = jest.fn();
  const { user } = openPassengers();
  await choose(user);
  await fillByKeyboard(user);
  api.use(
    refuse(createAirOrder, { code: 'extras-unavailable', status: 409 }),
    unreachable(getFareExtras),
  );
  await user.click(await bookFor(/^Забронировать за 4\s690\s000\sсум/));
  const card = await section();
  expect(await card.findByText(/Ваш выбор не войдёт в заказ/)).toBeVisible();
  api.use(
    respond(createAirOrder, ({ body }) => {
      sent(body);
      return { order: buildOrder(), accessToken: '' };
    }),
  );
  await user.click(await bookFor(/^Забронировать за 4\s280\s000\sсум/));
  await screen.findByTestId('address');
  expect(sent.mock.calls[0]![0]).not.toHaveProperty('extrasChoice');
});
