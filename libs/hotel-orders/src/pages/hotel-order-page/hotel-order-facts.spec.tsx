import { cancelHotelOrder, getHotelOrder, type HotelOrder } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { money } from '@karvon/money';
import { PlaceMap } from '@karvon/street-map';
import {
  buildFinishedHotelOrder,
  buildHotelOrder,
  buildPayment,
  renderPage,
  respond,
  setupApi,
} from '@karvon/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HotelOrderPage } from './hotel-order-page';

const api = setupApi();

async function open(order: HotelOrder) {
  api.use(respond(getHotelOrder, order));
  const page = renderPage(
    <HotelOrderPage Place={PlaceMap} number={order.number} edition={readEdition('uz')} />,
  );
  await screen.findByRole('heading', { level: 1 });
  return page;
}
const region = (name: string) => within(screen.getByRole('region', { name }));

test('a paid order shows its hotel with a picture and a link, the sum and the method, wishes, ages and rooms', async () => {
  const built = buildFinishedHotelOrder({ comment: 'Тихий номер' });
  const { container } = await open({
    ...built,
    stay: { ...built.stay, adults: 3, childAges: [7, 9] },
    tariff: { ...built.tariff, rooms: 2 },
    guests: [
      { category: 'adult', name: 'Aziza', surname: 'Karimova' },
      { category: 'adult', name: 'Timur', surname: 'Karimov' },
      { category: 'child', name: 'Laylo', surname: 'Karimova' },
      { category: 'child', name: 'Anvar', surname: 'Karimov' },
    ],
  });
  const stay = region('Проживание');
  expect(stay.getByRole('link', { name: built.stay.hotel.name })).toHaveAttribute(
    'href',
    `/ru/hotel/${built.stay.hotel.code}`,
  );
  expect(container.querySelector('section[aria-labelledby="order-stay"] img')).toBeVisible();
  expect(stay.getByText('Размещение').nextSibling).toHaveTextContent(
    /^Номер 1: 2 взрослых, 1 ребёнок \(9 лет\); Номер 2: 1 взрослый, 1 ребёнок \(7 лет\)$/,
  );
  const price = within(await screen.findByRole('region', { name: 'Стоимость' }));
  expect(price.getByRole('heading', { name: 'Оплачено' })).toBeVisible();
  expect(price.getByText(/^Payme, 1 декабря.*15:04$/).nextSibling).toHaveTextContent(
    /^2\s850\s000\sсум$/,
  );
  const guests = region('Гости');
  expect(guests.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Aziza Karimovaвзрослый, номер 1',
    'Timur Karimovвзрослый, номер 2',
    'Laylo Karimovaребёнок, 7 лет, номер 2',
    'Anvar Karimovребёнок, 9 лет, номер 1',
  ]);
  expect(guests.getByText('Пожелания отелю: Тихий номер')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('where not all children are named, no age is told of one', async () => {
  const built = buildFinishedHotelOrder();
  await open({ ...built, stay: { ...built.stay, childAges: [7, 9] } });
  const guests = region('Гости').getAllByRole('listitem');
  expect(guests.at(-1)).toHaveTextContent(/^Laylo Karimovaребёнок$/);
});

const total = buildHotelOrder().total;
const nothing = money(0, 'UZS');
const held = (wished: boolean) =>
  buildHotelOrder({
    payment: buildPayment({ status: 'pending' }),
    cancelNow: null,
    cancelOncePaid: { penalty: total, refund: nothing, wished },
  });

test('while a bank holds the payment nothing is called free; the wish to cancel is kept', async () => {
  api.use(respond(cancelHotelOrder, held(true)));
  const { user, container } = await open(held(false));
  expect(screen.queryByText(/бесплат/)).toBeNull();
  expect(screen.getByText(/Если деньги спишутся, удержим 2\s850\s000\sсум/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Отменить бронирование' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Удержат за отмену').nextSibling).toHaveTextContent(/2\s850\s000/);
  api.use(respond(getHotelOrder, held(true)));
  await user.click(dialog.getByRole('button', { name: 'Да, отменить' }));
  expect(await screen.findByRole('heading', { name: 'Отменим, когда ответит банк' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Отменить бронирование' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Оплата' })).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['guest', {}, 'Отменён', /^Вы отменили бронирование/],
  ['guest', { replacedBy: '7K3M9QXA' }, 'Отменён', /^Вы выбрали другие даты/],
  ['agency', {}, 'Отменён агентством', /^Мы отменили бронирование/],
  ['not-paid', {}, 'Отменён: не оплачен в срок', /^Срок оплаты прошёл/],
  ['hotel-refused', {}, 'Отменён: отель отказал', /^Отель не смог принять вас/],
  ['no-answer', {}, 'Отменён: отель не ответил', /^Отель не ответил в срок/],
] as const)(
  'of an order cancelled by %s %j it is said who did it',
  async (reason, more, title, text) => {
    await open(
      buildHotelOrder({
        ...more,
        status: 'canceled',
        cancelNow: null,
        cancellation: { reason, penalty: nothing, refund: nothing },
      }),
    );
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  },
);
