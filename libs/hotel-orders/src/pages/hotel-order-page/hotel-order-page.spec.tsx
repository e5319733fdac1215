import { cancelHotelOrder, getHotelOrder, type HotelOrder } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import {
  respond,
  buildFinishedHotelOrder,
  buildHotelOrder,
  buildPayment,
  refuse,
  renderPage,
  setupApi,
} from '@karvon/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PlaceMap } from '@karvon/street-map';
import { HotelOrderPage } from './hotel-order-page';

const api = setupApi();
const uz = readEdition('uz');
const number = '5H2N8VZC';
const uzs = (amount: number) => ({ amount, currency: 'UZS' as const });
const open = (locale: 'ru' | 'uz' = 'ru') =>
  renderPage(
    <HotelOrderPage
      Place={PlaceMap}
      number={number}
      edition={uz}
      askForHelp={<button>Ask us</button>}
    />,
    {
      locale,
    },
  );
const shows = (order: HotelOrder) => api.use(respond(getHotelOrder, order));
const atHotel = { ...buildHotelOrder().tariff, whereToPay: 'at-hotel' as const };

test.each<[string, HotelOrder, RegExp, RegExp]>([
  [
    'created',
    buildHotelOrder({ status: 'created' }),
    /^Бронирование создано$/,
    /Передаём бронирование отелю/,
  ],
  [
    'waiting for booking',
    buildHotelOrder({
      status: 'waiting-for-booking',
      payBefore: null,
      answerBy: '2026-12-02T10:00:00.000Z',
    }),
    /^Ожидает бронирования$/,
    /ответит до 2 декабря, 15:00/,
  ],
  [
    'waiting list',
    buildHotelOrder({
      status: 'waiting-for-booking',
      payBefore: null,
      answerBy: '2026-12-02T10:00:00.000Z',
      tariff: { ...buildHotelOrder().tariff, availability: 'waiting-list' },
    }),
    /^Ожидает бронирования$/,
    /Вы в листе ожидания\. Если номер освободится до 2 декабря/,
  ],
  [
    'waiting for payment',
    buildHotelOrder(),
    /^Ожидает оплаты$/,
    /Оплатите до 1 декабря, 16:00 \(по времени Ташкента\)\. Без оплаты бронирование отменится/,
  ],
  [
    'in progress',
    buildFinishedHotelOrder({ status: 'in-progress', voucher: 'generating' }),
    /^В обработке$/,
    /Деньги получены, отель подтверждает бронирование/,
  ],
  [
    'in progress, paid at the hotel',
    buildFinishedHotelOrder({
      status: 'in-progress',
      voucher: 'generating',
      payment: null,
      tariff: atHotel,
    }),
    /^В обработке$/,
    /^Отель подтверждает бронирование/,
  ],
  [
    'finished',
    buildFinishedHotelOrder(),
    /^Оплачен, номер забронирован$/,
    /при заезде \(чт, 10 декабря, с 14:00\)/,
  ],
  [
    'finished, paid at the hotel',
    buildFinishedHotelOrder({ payment: null, tariff: atHotel }),
    /^Забронирован, оплата в отеле$/,
    /Оплата в отеле: 2\s850\s000/,
  ],
  [
    'cancelling',
    buildFinishedHotelOrder({
      status: 'cancelling',
      voucher: 'none',
      cancelNow: null,
      cancellation: { reason: 'guest', penalty: uzs(95_000_000), refund: uzs(190_000_000) },
    }),
    /^Ожидает отмены$/,
    /Поддержка свяжется с вами/,
  ],
  [
    'canceled',
    buildFinishedHotelOrder({
      status: 'canceled',
      voucher: 'none',
      cancelNow: null,
      payment: buildPayment({ status: 'refunded' }),
      cancellation: { reason: 'guest', penalty: uzs(0), refund: uzs(285_000_000) },
    }),
    /^Отменён$/,
    /Вы отменили бронирование/,
  ],
  ...(['not-paid', 'hotel-refused', 'no-answer'] as const).map<
    [string, HotelOrder, RegExp, RegExp]
  >((reason) => [
    `canceled: ${reason}`,
    buildHotelOrder({
      status: 'canceled',
      payBefore: null,
      cancelNow: null,
      cancellation: { reason, penalty: uzs(0), refund: uzs(0) },
    }),
    /^Отменён: /,
    reason === 'not-paid' ? /Деньги не списаны/ : /Деньги не удержаны/,
  ]),
])('%s: what happened and what is next', async (_, order, title, text) => {
  shows(order);
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('the page shows the stay, its terms, guests and price as they were sold', async () => {
  shows(buildHotelOrder());
  open('uz');
  expect(await screen.findByRole('heading', { level: 1, name: /5H2N8VZC/ })).toBeVisible();
  expect(screen.getByText(/Mehmonxonadagi bron raqami: 48201576/)).toBeVisible();
  const stay = within(screen.getByRole('region', { name: 'Yashash' }));
  expect(stay.getByText('2 katta yoshli, 1 bola (8 yosh)')).toBeVisible();
  expect(stay.getByText(/Семейный номер, 34 m², 1 ta qoʻshimcha joy/)).toBeVisible();
  const terms = within(screen.getByRole('region', { name: 'Bekor qilish shartlari' }));
  expect(terms.getByText('8-\u2060dekabr, 18:00 gacha bepul bekor qilish')).toBeVisible();
  expect(terms.getByText('Mehmonxona joylashgan yer vaqti bilan')).toBeVisible();
  const guests = within(screen.getByRole('region', { name: 'Mehmonlar' }));
  expect(guests.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Aziza Karimovakatta yoshli',
    'Timur Karimovkatta yoshli',
    'Laylo Karimovabola, 8 yosh',
  ]);
  const price = within(screen.getByRole('region', { name: 'Narxi' }));
  expect(
    price.getByText(/Kelganda mehmonxonaga alohida toʻlanadi: turistik soliq, 60/),
  ).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('59:55');
  expect(screen.getByText('Buyurtma rasmiylashtirildi')).toBeVisible();
});

test('what the hotel takes on arrival stands below the pay button; the rest of the party below the names', async () => {
  const order = buildHotelOrder();
  shows({ ...order, guests: order.guests.slice(0, 1) });
  open();
  const pay = within(await screen.findByRole('region', { name: 'Оплата' }));
  expect(
    await pay.findByText(/Отдельно отелю при заезде: туристический налог, 60\s000\sсум$/),
  ).toBeVisible();
  expect(pay.queryByText(/полная цена/)).toBeNull();
  const guests = within(screen.getByRole('region', { name: 'Гости' }));
  expect(guests.getByText(/^Всего: 2\sвзрослых, 1 ребёнок \(8\sлет\)/)).toBeVisible();
});

test('a paid order says when it was paid', async () => {
  shows(buildFinishedHotelOrder());
  open();
  const history = within(await screen.findByRole('region', { name: 'Ход заказа' }));
  const steps = history.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toEqual([
    expect.stringMatching(/^Заказ оформлен/),
    expect.stringMatching(/^Отель подтвердил номер\d/),
    expect.stringMatching(/^Оплачен/),
    expect.stringMatching(/^Бронирование подтверждено/),
  ]);
});

test('what the supplier does not tell of the room is left out', async () => {
  const order = buildHotelOrder();
  const room = { ...order.stay.room, area: null, beds: '' };
  shows({ ...order, stay: { ...order.stay, room } });
  open();
  const stay = within(await screen.findByRole('region', { name: 'Проживание' }));
  expect(stay.getByText('Номер').nextSibling).toHaveTextContent(
    /^Семейный номер, 1 дополнительное место включено в цену: 450\s000\sсум$/,
  );
  expect(stay.queryByText('Кровати')).toBeNull();
});

test('while payment data are refreshed a waiting note replaces the button', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  let requested = 0;
  api.use(
    respond(getHotelOrder, async () => {
      if (++requested > 1) await arrived;
      return buildHotelOrder();
    }),
  );
  const { user } = open();
  await screen.findByRole('button', { name: /^Оплатить/ });
  await user.click(screen.getByRole('button', { name: 'Обновить' }));
  expect(screen.getByText('Обновляем данные об оплате. Подождите, пожалуйста.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Оплатить/ })).toBeNull();
  arrive();
  expect(await screen.findByRole('button', { name: /^Оплатить/ })).toBeEnabled();
});

test.each([
  ['ru', 'Ваучер готовится', 'Скачать ваучер (PDF)', 'Ваучер на узбекском (PDF)', 'uz'],
  ['uz', 'Vaucher tayyorlanmoqda', 'Vaucherni yuklash (PDF)', 'Rus tilidagi vaucher (PDF)', 'ru'],
] as const)('the voucher comes by itself, in both languages (%s)', async (...args) => {
  const [locale, generating, download, other, otherLocale] = args;
  const orders = [
    buildFinishedHotelOrder({ status: 'in-progress', voucher: 'generating' }),
    buildFinishedHotelOrder(),
  ];
  api.use(respond(getHotelOrder, () => (orders.length > 1 ? orders.shift()! : orders[0]!)));
  const { container } = open(locale);
  expect(await screen.findByText(generating)).toBeVisible();
  const file = `/v1/hotel/orders/${number}/voucher.pdf?lang=`;
  const link = await screen.findByRole('link', { name: download }, { timeout: 10_000 });
  expect(link).toHaveAttribute('href', expect.stringContaining(file + locale));
  expect(screen.getByRole('link', { name: other })).toHaveAttribute(
    'href',
    expect.stringContaining(file + otherLocale),
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('cancelling shows the penalty, asks once, and sends the shown sum', async () => {
  const sent = jest.fn();
  const [penalty, refund] = [uzs(95_000_000), uzs(190_000_000)];
  const paid = buildFinishedHotelOrder({ cancelNow: { penalty, refund } });
  const cancelling = buildFinishedHotelOrder({
    status: 'cancelling',
    voucher: 'none',
    cancelNow: null,
    cancellation: { reason: 'guest', penalty, refund },
  });
  const orders = [paid];
  api.use(
    respond(getHotelOrder, () => orders[0]!),
    respond(cancelHotelOrder, ({ body, headers }) => {
      orders[0] = cancelling;
      sent(body, headers.get('idempotency-key'));
      return cancelling;
    }),
  );
  const { user, container } = open();
  expect(await screen.findByText(/^При отмене сейчас удержат 950\s000\sсум\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Отменить бронирование' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Отменить бронирование?' }));
  expect(dialog.getByText('Удержат за отмену').parentElement).toHaveTextContent(/950\s000/);
  expect(dialog.getByText('Вернём вам').parentElement).toHaveTextContent(/1\s900\s000/);
  expect(await axe(container)).toHaveNoViolations();
  expect(sent).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Да, отменить' }));
  expect(await screen.findByRole('heading', { name: 'Ожидает отмены' })).toBeVisible();
  expect(sent).toHaveBeenCalledWith(
    { expectedPenalty: penalty, lang: 'ru' },
    expect.stringMatching(/^[0-9a-f-]{36}$/),
  );
  const sums = within(screen.getByRole('region', { name: 'Возврат денег' }));
  expect(sums.getByText('Возвращаем').parentElement).toHaveTextContent(/1\s900\s000/);
  expect(screen.getByRole('button', { name: 'Ask us' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Отменить бронирование' })).toBeNull();
});

test('a penalty that has grown is shown before the visitor decides', async () => {
  const before = buildFinishedHotelOrder();
  const after = buildFinishedHotelOrder({
    cancelNow: { penalty: uzs(95_000_000), refund: uzs(190_000_000) },
  });
  const orders = [before];
  const expected = { oldPenalty: uzs(0), newPenalty: uzs(95_000_000) };
  api.use(
    respond(getHotelOrder, () => orders[0]!),
    refuse(cancelHotelOrder, { code: 'cancel-penalty-changed', ...expected }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Отменить бронирование' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Удержат за отмену').parentElement).toHaveTextContent(/0\sсум/);
  orders[0] = after;
  await user.click(dialog.getByRole('button', { name: 'Да, отменить' }));
  expect(await dialog.findByText(/удержание было 0\sсум, теперь 950\s000\sсум/)).toBeVisible();
  expect(dialog.getByText('Удержат за отмену').parentElement).toHaveTextContent(/950\s000/);
});

test('without access the page links to the hotel lookup with the number filled in', async () => {
  api.use(refuse(getHotelOrder, { code: 'order-token-required', status: 401 }));
  open();
  expect(await screen.findByRole('link', { name: 'Найти заказ' })).toHaveAttribute(
    'href',
    `/ru/myorder?kind=hotel&number=${number}`,
  );
});

test('an unreachable server offers a retry', async () => {
  api.use(refuse(getHotelOrder, { code: 'internal-error', status: 422 }));
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Повторить' });
  shows(buildHotelOrder());
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Заказ 5H2N8VZC' })).toBeVisible();
});

test('on the day of travel it has what a driver and a caller need: a Latin name and address, a phone', async () => {
  const order = buildHotelOrder();
  const { hotel } = order.stay;
  const latin = { latinName: 'Registon', latinAddress: 'Samarqand, Registon koʻchasi, 12' };
  shows({ ...order, stay: { ...order.stay, hotel: { ...hotel, ...latin } } });
  const { unmount } = open();
  expect(await screen.findByText('Registon')).toBeVisible();
  const place = within(screen.getByRole('region', { name: 'Где находится' }));
  expect(place.getByText('Samarqand, Registon koʻchasi, 12')).toBeVisible();
  expect(screen.getByRole('link', { name: '+998 66 233-00-00' })).toHaveAttribute(
    'href',
    'tel:+998662330000',
  );
  unmount();
  shows({ ...order, stay: { ...order.stay, hotel: { ...hotel, phone: '' } } });
  open();
  expect(await screen.findByText(hotel.address)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^\+998 66/ })).toBeNull();
});
