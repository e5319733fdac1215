import {
  chooseAirExtras,
  getAirExtras,
  getAirOrder,
  quoteAirExchange,
  type AirExtras,
  type AirOrder,
  type ExtrasOffer,
} from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { money } from '@karvon/money';
import {
  buildBagOffer,
  buildExchange,
  buildExtras,
  buildExtrasOffer,
  buildItinerary,
  buildOrder,
  buildPaidOrder,
  buildSeatMap,
  refuse,
  renderPage,
  respond,
  setupApi,
  unreachable,
} from '@karvon/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { OrderPage } from './order-page';

const api = setupApi();
const unpaid = buildOrder();
const uzs = (amount: number) => money(amount * 100, 'UZS');
const open = (locale: 'ru' | 'uz' = 'ru') =>
  renderPage(<OrderPage number={unpaid.number} edition={readEdition('uz')} />, { locale });
const card = async (name = 'Багаж и места') => within(await screen.findByRole('region', { name }));
const withChoice = (changes: Partial<AirExtras> = {}): AirOrder => ({
  ...unpaid,
  extras: [buildExtras(changes)],
  toPay: uzs(2_550_000),
});
const paidWith = (changes: Partial<AirExtras>): AirOrder =>
  buildPaidOrder({ extras: [buildExtras(changes)] });

/** Opens the choice of an order; tells what is sent. */
async function openChoice(order: AirOrder, offer: ExtrasOffer = buildExtrasOffer()) {
  const sent = jest.fn();
  api.use(
    respond(getAirOrder, order),
    respond(getAirExtras, offer),
    respond(chooseAirExtras, ({ body }) => {
      sent(body);
      return withChoice();
    }),
  );
  const page = open();
  const button = await screen.findByRole('button', { name: /Добавить багаж|Изменить выбор/ });
  await page.user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Багаж и места' }));
  await dialog.findByRole('button', { name: 'Готово' });
  return { ...page, dialog, sent };
}

test('a bag and a seat are chosen with their prices in sight, and are paid with the order', async () => {
  const { user, dialog, sent, container } = await openChoice(unpaid);
  expect(dialog.getByText('Пока ничего не выбрано')).toBeVisible();
  expect(dialog.getByText(/деньги за багаж и места обычно не возвращаются/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Добавить место багажа: KARIMOVA DILNOZA' }));
  expect(dialog.getByText('Мест багажа: 1')).toBeVisible();

  await user.click(dialog.getByRole('radio', { name: 'Места' }));
  const seat = dialog.getByRole('gridcell', { name: /^12A, у окна, 90\s000, свободно$/ });
  // The currency of hundreds of seats is said once: over them, and in the name of the map.
  expect(dialog.getByText('Цены, сум')).toBeVisible();
  expect(dialog.getByRole('grid', { name: /^Схема мест, рейс .+\. Цены, сум$/ })).toBeVisible();
  await user.click(seat);
  expect(seat).toHaveAccessibleName('12A, у окна, выбрано для KARIMOVA DILNOZA');
  expect(seat).toHaveAttribute('aria-selected', 'true');
  expect(dialog.getByText(/^KARIMOVA DILNOZA: 12A, у окна, 90\s000\sсум$/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  expect(sent).not.toHaveBeenCalled();

  await user.click(dialog.getByRole('button', { name: /^Добавить за 410\s000\sсум$/ }));
  const extras = await card();
  expect(await extras.findByText('Место 12A')).toBeVisible();
  expect(sent).toHaveBeenCalledWith({
    extras: [
      { kind: 'bag', passenger: 0, slices: [0], kg: 23, quantity: 1 },
      { kind: 'seat', passenger: 0, slice: 0, segment: 0, designator: '12A' },
    ],
    expectedTotal: uzs(410_000),
    lang: 'ru',
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: /Оплатить 2\s550\s000\sсум/ })).toBeVisible();
  const price = within(screen.getByRole('region', { name: 'Стоимость' }));
  expect(price.getByText('Багаж 23 кг × 1')).toBeVisible();
  expect(price.getByText('Итого').nextElementSibling).toHaveTextContent(/2\s550\s000/);
});

test('a choice that is not added stays when the dialog is closed', async () => {
  const { user, dialog, sent } = await openChoice(unpaid);
  await user.click(dialog.getByRole('button', { name: /^Добавить место багажа/ }));
  await user.click(dialog.getByRole('button', { name: 'Закрыть выбор багажа и мест' }));
  await user.click((await card()).getByRole('button', { name: 'Добавить багаж или места' }));
  expect(await screen.findByRole('button', { name: /^Добавить за 320\s000/ })).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

test('what is chosen is changed in the dialog and taken back on the card', async () => {
  const { user, dialog, sent } = await openChoice(withChoice());
  await user.click(dialog.getByRole('button', { name: /^Добавить место багажа/ }));
  await user.click(dialog.getByRole('button', { name: /^Добавить за 730\s000/ }));
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ expectedTotal: uzs(730_000) }));

  const extras = await card();
  await user.click(
    await extras.findByRole('button', { name: 'Убрать: Багаж 23 кг × 1, KARIMOVA DILNOZA' }),
  );
  expect(sent).toHaveBeenLastCalledWith({
    extras: [{ kind: 'seat', passenger: 0, slice: 0, segment: 0, designator: '12A' }],
    expectedTotal: uzs(90_000),
    lang: 'ru',
  });
});

test('a pressed seat goes to the next passenger without one, and pressed again is free', async () => {
  const adult = unpaid.passengers[0]!;
  const passengers = [
    adult,
    { ...adult, name: 'LOLA', type: 'child' as const },
    { ...adult, name: 'AMIR', type: 'baby' as const },
  ];
  const seatMaps = [buildSeatMap({ passengers: 3 })];
  const { user, dialog } = await openChoice({ ...unpaid, passengers }, { bags: [], seatMaps });
  const seat = (name: RegExp) => dialog.getByRole('gridcell', { name });
  const of = (name: RegExp) => dialog.getByRole('radio', { name });
  expect(dialog.queryByRole('radio', { name: /AMIR/ })).toBeNull();
  await user.click(seat(/^12A/));
  expect(of(/DILNOZA 12A, 90/)).not.toBeChecked();
  expect(of(/LOLA место не выбрано/)).toBeChecked();
  await user.click(seat(/^12B/));
  expect(dialog.getByRole('button', { name: /^Добавить за 150\s000/ })).toBeVisible();
  await user.click(seat(/^12A/));
  expect(of(/DILNOZA место не выбрано/)).toBeChecked();
  await user.click(seat(/^12E, в середине, занято$/));
  expect(of(/DILNOZA место не выбрано/)).toBeChecked();
});

test('arrow keys move through the map, and Enter chooses', async () => {
  const { user, dialog } = await openChoice(unpaid, { bags: [], seatMaps: [buildSeatMap()] });
  const reachable = dialog.getAllByRole('gridcell').filter((seat) => seat.tabIndex === 0);
  expect(reachable).toHaveLength(1);
  reachable[0]!.focus();
  expect(reachable[0]).toHaveAccessibleName(/^5A/);
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toHaveAccessibleName(/^6D, у прохода, 250/);
  await user.keyboard('{End}{Enter}');
  expect(document.activeElement).toHaveAccessibleName('6F, у окна, выбрано для KARIMOVA DILNOZA');
});

test('a changed price is said, and agreed to once more', async () => {
  const { user, dialog } = await openChoice(unpaid);
  await user.click(dialog.getByRole('button', { name: /^Добавить место багажа/ }));
  api.use(
    refuse(chooseAirExtras, {
      code: 'price-changed',
      status: 409,
      oldTotal: uzs(320_000),
      newTotal: uzs(350_000),
    }),
    respond(getAirExtras, buildExtrasOffer({ bags: [buildBagOffer({ price: uzs(350_000) })] })),
  );
  await user.click(dialog.getByRole('button', { name: /^Добавить за 320\s000/ }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    /была 320\s000\sсум, стала 350\s000\sсум.*подтвердите новую цену/,
  );
  expect(await dialog.findByRole('button', { name: /^Добавить за 350\s000/ })).toBeVisible();
});

test('what is sold no more is named, and the rest can be added', async () => {
  const { user, dialog, sent } = await openChoice(unpaid);
  await user.click(dialog.getByRole('button', { name: /^Добавить место багажа/ }));
  await user.click(dialog.getByRole('radio', { name: 'Места' }));
  await user.click(dialog.getByRole('gridcell', { name: /^12A/ }));
  api.use(
    refuse(chooseAirExtras, { code: 'extras-unavailable', status: 409 }),
    respond(getAirExtras, buildExtrasOffer({ seatMaps: [] })),
  );
  await user.click(dialog.getByRole('button', { name: /^Добавить за 410\s000/ }));
  expect(
    await dialog.findByText(/Больше не продаётся: Место 12A \(KARIMOVA DILNOZA\)/),
  ).toBeVisible();
  api.use(
    respond(chooseAirExtras, ({ body }) => {
      sent(body.extras);
      return withChoice();
    }),
  );
  await user.click(dialog.getByRole('button', { name: /^Добавить за 320\s000/ }));
  expect(sent).toHaveBeenCalledWith([
    { kind: 'bag', passenger: 0, slices: [0], kg: 23, quantity: 1 },
  ]);
});

test('a payment under way and a silent airline are said at the place', async () => {
  const { user, dialog } = await openChoice(unpaid);
  await user.click(dialog.getByRole('button', { name: /^Добавить место багажа/ }));
  api.use(refuse(chooseAirExtras, { code: 'payment-in-progress', status: 409 }));
  await user.click(dialog.getByRole('button', { name: /^Добавить за/ }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/^Банк ещё проводит платёж/);
  api.use(refuse(chooseAirExtras, { code: 'supplier-unavailable', status: 503 }));
  await user.click(dialog.getByRole('button', { name: /^Добавить за/ }));
  expect(await dialog.findByText(/Система авиакомпании.*не отвечает/)).toBeVisible();
});

test('a list that does not come can be asked for again; an airline may sell nothing', async () => {
  api.use(respond(getAirOrder, unpaid), unreachable(getAirExtras));
  const { user } = open();
  await user.click((await card()).getByRole('button', { name: 'Добавить багаж или места' }));
  const again = await screen.findByRole('button', { name: 'Повторить' });
  api.use(respond(getAirExtras, { bags: [], seatMaps: [] }));
  await user.click(again);
  expect(await screen.findByText(/нельзя добавить ни багаж, ни места/)).toBeVisible();
  const [phone] = readEdition('uz').phones;
  expect(
    screen.getByRole('link', { name: `Позвонить в поддержку: ${phone!.label}` }),
  ).toHaveAttribute('href', `tel:${phone!.number}`);
});

test('a bag for the whole trip is offered where it costs less than bags apart', async () => {
  const slices = [buildItinerary(), buildItinerary({ origin: 'SVO', destination: 'TAS' })];
  const whole = (amount: number) => ({
    seatMaps: [],
    bags: [
      buildBagOffer({ slices: [0] }),
      buildBagOffer({ slices: [1] }),
      buildBagOffer({ slices: [0, 1], price: uzs(amount) }),
    ],
  });
  const { dialog, unmount } = await openChoice({ ...unpaid, slices }, whole(560_000));
  expect(dialog.getByRole('group', { name: 'На весь маршрут' })).toBeVisible();
  unmount();
  const next = await openChoice({ ...unpaid, slices }, whole(640_000));
  expect(next.dialog.getByRole('group', { name: 'Москва — Ташкент' })).toBeVisible();
  expect(next.dialog.queryByText('На весь маршрут')).toBeNull();
});

test.each([
  ['at-carrier', 'Ждём подтверждения авиакомпании.'],
  ['declined', /не подтвердила багаж и места. Возвращаем 410\s000\sсум/],
] as const)('extras that are %s', async (state, text) => {
  api.use(respond(getAirOrder, paidWith({ state })));
  const { container } = open();
  const extras = await card();
  expect(extras.getByText(text)).toBeVisible();
  expect(extras.queryByRole('button', { name: /^Убрать/ })).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test('bought extras stand on the card, the tickets and the day of the flight', async () => {
  api.use(
    respond(getAirOrder, {
      ...paidWith({ state: 'done' }),
      serverTime: '2026-12-13T21:50:00.000Z',
    }),
  );
  open();
  const extras = await card();
  expect(extras.getByText('Место 12A')).toBeVisible();
  expect(extras.getByRole('button', { name: 'Добавить ещё' })).toBeVisible();
  const tickets = within(screen.getByRole('region', { name: 'Билеты' }));
  expect(tickets.getByText('Рейс HY 601: место 12A')).toBeVisible();
  const day = within(screen.getByRole('region', { name: /До вылета/ }));
  expect(day.getByText('Место').nextElementSibling).toHaveTextContent('12A');
});

test('extras on an exchanged flight are void, and their seat is not on the tickets', async () => {
  const items = buildExtras().items.map((item) => ({ ...item, void: true }));
  api.use(respond(getAirOrder, paidWith({ state: 'done', items })));
  open();
  const extras = await card();
  expect(extras.getAllByText(/^Не действует/)).toHaveLength(2);
  expect(screen.queryByText(/Рейс HY 601/)).toBeNull();
});

test('extras chosen after the tickets are paid on their own', async () => {
  api.use(
    respond(
      getAirOrder,
      paidWith({
        withOrder: false,
        payBefore: '2026-12-01T11:00:00.000Z',
        paymentMethods: ['payme'],
      }),
    ),
  );
  const { container } = open();
  const extras = await card();
  expect(extras.getByText(/^Оплатите до 1 декабря, 16:00/)).toBeVisible();
  expect(extras.getByRole('button', { name: /Оплатить 410\s000\sсум/ })).toBeVisible();
  expect(extras.getByRole('button', { name: 'Изменить выбор' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('who exchanges a flight is told that its extras are lost', async () => {
  const { id, wishes, offer } = buildExchange();
  api.use(
    respond(getAirOrder, paidWith({ state: 'done' })),
    respond(quoteAirExchange, {
      id,
      wishes,
      offers: [offer!],
      condition: { allowed: 'yes', fee: offer!.fee, until: null },
      dictionary: unpaid.dictionary,
      expiresAt: offer!.expiresAt,
    }),
  );
  const { user } = open();
  const exchange = await card('Обмен билетов');
  await user.click(exchange.getByRole('button', { name: 'Выбрать другую дату' }));
  await user.click(exchange.getByRole('button', { name: /Ташкент — Москва/ }));
  await user.click(await screen.findByRole('button', { name: /среда, 16\sдекабря/ }));
  await user.click(exchange.getByRole('button', { name: 'Показать варианты' }));
  expect(await exchange.findByText(/места на новые рейсы не переносятся/)).toBeVisible();
});

test('an order that cannot get extras has no such card', async () => {
  api.use(respond(getAirOrder, buildOrder({ status: 'cancelled', extras: [buildExtras()] })));
  open();
  expect(await screen.findByRole('heading', { name: /Заказ/ })).toBeVisible();
  expect(screen.queryByText('Багаж и места')).toBeNull();
});

test('the card speaks Uzbek', async () => {
  api.use(respond(getAirOrder, withChoice()), respond(getAirExtras, buildExtrasOffer()));
  const { user, container } = open('uz');
  const extras = await card('Bagaj va joylar');
  expect(extras.getByText('12A-joy')).toBeVisible();
  expect(extras.getByText('Bagaj 23 kg × 1')).toBeVisible();
  await user.click(extras.getByRole('button', { name: 'Tanlovni oʻzgartirish' }));
  await user.click(await screen.findByRole('radio', { name: 'Joylar' }));
  expect(
    screen.getByRole('gridcell', { name: /^12C, oʻtish yoʻlagi yonida, 60\s000, boʻsh$/ }),
  ).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
