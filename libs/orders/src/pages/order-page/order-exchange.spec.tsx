import {
  confirmAirExchange,
  getAirOrder,
  quoteAirExchange,
  withdrawAirExchange,
  type AirExchange,
  type ExchangeQuote,
} from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import {
  buildExchange,
  buildPaidOrder,
  buildPayment,
  refuse,
  renderPage,
  respond,
  setupApi,
} from '@karvon/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { OrderPage } from './order-page';

const api = setupApi();
const sold = buildPaidOrder();
const offered = buildExchange();
const offer = offered.offer!;
const open = (locale: 'ru' | 'uz') =>
  renderPage(<OrderPage number={sold.number} edition={readEdition('uz')} />, { locale });
const quote = (changes: Partial<ExchangeQuote> = {}): ExchangeQuote => ({
  id: offered.id,
  wishes: offered.wishes,
  offers: [offer],
  condition: { allowed: 'yes', fee: offer.fee, until: null },
  dictionary: sold.dictionary,
  expiresAt: offer.expiresAt,
  ...changes,
});
const withState = (exchange: Partial<AirExchange>) => ({
  ...sold,
  exchange: buildExchange(exchange),
});

/** What has taken the place of the pressed button has the focus. */
function hasFocus(inside: HTMLElement) {
  const focused = document.activeElement as HTMLElement;
  expect(focused).toContainElement(inside);
  expect(screen.getByRole('region', { name: 'Обмен билетов' })).toContainElement(focused);
}

async function chooseDay(user: ReturnType<typeof open>['user']) {
  const panel = within(await screen.findByRole('region', { name: 'Обмен билетов' }));
  await user.click(panel.getByRole('button', { name: 'Выбрать другую дату' }));
  hasFocus(panel.getByRole('button', { name: 'Показать варианты' }));
  await user.click(panel.getByRole('button', { name: 'Показать варианты' }));
  expect(panel.getByText('Выберите новую дату')).toBeVisible();
  await user.click(panel.getByRole('button', { name: /Ташкент — Москва/ }));
  await user.click(await screen.findByRole('button', { name: /среда, 16\sдекабря/ }));
  await user.click(panel.getByRole('button', { name: 'Показать варианты' }));
  return panel;
}

test('while the bank holds the payment of an exchange, the page does not threaten to cancel the booking', async () => {
  api.use(
    respond(
      getAirOrder,
      withState({
        state: 'to-pay',
        payBefore: '2026-12-01T20:00:00.000Z',
        payment: buildPayment({ status: 'pending' }),
      }),
    ),
  );
  open('ru');
  expect(await screen.findByRole('heading', { name: 'Банк проводит платёж' })).toBeVisible();
  expect(screen.getByText(/^Если ответа не будет, билеты останутся прежними/)).toBeVisible();
  expect(screen.queryByText(/бронирование отменится|Оплатите до/)).toBeNull();
});

test('the visitor sees the sums of another day before anything is agreed', async () => {
  const asked = jest.fn();
  const agreed = jest.fn();
  api.use(
    respond(getAirOrder, sold),
    respond(quoteAirExchange, ({ body }) => {
      asked(body);
      return quote();
    }),
    respond(confirmAirExchange, ({ params, body }) => {
      agreed(params, body);
      return withState({
        state: 'to-pay',
        payBefore: offer.expiresAt,
        paymentMethods: ['payme', 'click'],
      });
    }),
  );
  const { container, user } = open('ru');
  const panel = await chooseDay(user);
  expect(await panel.findByRole('radio', { name: /16\sдекабря.*530/ })).toBeChecked();
  hasFocus(panel.getByRole('radio', { name: /16\sдекабря.*530/ }));
  expect(asked).toHaveBeenCalledWith({ wishes: [{ slice: 0, date: '2026-12-16' }], lang: 'ru' });
  const sums = panel.getAllByRole('definition').map((value) => value.textContent);
  expect(sums.join(' ')).toMatch(/400\s000.*120\s000.*10\s000.*530\s000/);
  expect(panel.getByText(/прежние билеты недействительны/)).toBeVisible();
  expect(agreed).not.toHaveBeenCalled();
  expect(await axe(container)).toHaveNoViolations();

  await user.click(panel.getByRole('button', { name: /^Обменять и доплатить/ }));
  hasFocus(await panel.findByText('Обмен ждёт доплаты.'));
  expect(agreed).toHaveBeenCalledWith(
    { number: sold.number, id: offered.id },
    { offerId: offer.id, lang: 'ru' },
  );
  expect(panel.getByRole('button', { name: /^Оплатить/ })).toHaveTextContent(/530/);
  expect(screen.queryByRole('button', { name: 'Рассчитать возврат' })).toBeNull();
});

test('of many offers the five cheapest are shown first, with the sums right below', async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    ...offer,
    id: `${offer.id.slice(0, -2)}${10 + index}`,
  }));
  api.use(respond(getAirOrder, sold), respond(quoteAirExchange, quote({ offers: many })));
  const { user } = open('ru');
  const panel = await chooseDay(user);
  expect(await panel.findAllByRole('radio')).toHaveLength(5);
  expect(panel.getByText('Показано 5 из 12')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Показать ещё 5' }));
  await user.click(panel.getByRole('button', { name: 'Показать ещё 2' }));
  expect(panel.getAllByRole('radio')).toHaveLength(12);
  expect(panel.getByText('Показано 12 из 12')).toHaveFocus();
  expect(panel.queryByRole('button', { name: /^Показать ещё/ })).toBeNull();
});

test('where the airline does not tell, an operator is asked on the terms of the fare', async () => {
  const agreed = jest.fn();
  api.use(
    respond(getAirOrder, sold),
    respond(quoteAirExchange, quote({ offers: [] })),
    respond(confirmAirExchange, ({ body }) => {
      agreed(body);
      return withState({ state: 'in-review', offer: null });
    }),
  );
  const { user } = open('ru');
  const panel = await chooseDay(user);
  expect(await panel.findByText(/сбор за обмен — 400/)).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Отправить запрос' }));
  expect(await panel.findByText(/^Запрос на обмен отправлен/)).toBeVisible();
  expect(agreed).toHaveBeenCalledWith({ lang: 'ru' });
});

test.each([
  ['ru', 'Авиакомпания предложила вариант обмена.', 'Отказаться от обмена'],
  ['uz', 'Aviakompaniya almashtirish variantini taklif qildi.', 'Almashtirishdan voz kechish'],
] as const)('%s: an offer of an operator can be given up', async (locale, title, button) => {
  api.use(
    respond(getAirOrder, withState({})),
    respond(withdrawAirExchange, withState({ state: 'withdrawn' })),
  );
  const { container, user } = open(locale);
  expect(await screen.findByText(title)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: button }));
  expect(
    await screen.findByRole('button', { name: /Выбрать другую дату|Boshqa sanani/ }),
  ).toBeVisible();
  expect(screen.queryByText(title)).toBeNull();
});

test('an offer that has expired says so, and another day can be chosen', async () => {
  api.use(
    respond(getAirOrder, sold),
    respond(quoteAirExchange, quote()),
    refuse(confirmAirExchange, { code: 'offer-expired', status: 410 }),
  );
  const { user } = open('ru');
  const panel = await chooseDay(user);
  await user.click(await panel.findByRole('button', { name: /^Обменять и доплатить/ }));
  expect(await panel.findByText(/вариант обмена больше не действует/)).toBeVisible();
  expect(panel.getByRole('button', { name: 'Показать варианты' })).toBeVisible();
});

test.each([
  ['done', 'Билеты обменяны. Прежние недействительны.'],
  ['declined', /не обменяла билеты, прежние действуют/],
  ['expired', /больше не действует/],
  ['at-carrier', /Оформляем новые билеты/],
] as const)('an exchange that is %s', async (state, text) => {
  api.use(respond(getAirOrder, withState({ state })));
  open('ru');
  const panel = within(await screen.findByRole('region', { name: 'Обмен билетов' }));
  expect(panel.getByText(text)).toBeVisible();
});

test('after an exchange to a cheaper fare the page names the money that comes back', async () => {
  const uzs = (amount: number) => ({ amount, currency: 'UZS' as const });
  const cheaper = {
    ...offer,
    difference: uzs(-900_000_00),
    acquiringFee: uzs(0),
    due: uzs(0),
    back: uzs(500_000_00),
  };
  api.use(respond(getAirOrder, withState({ state: 'done', offer: cheaper })));
  open('ru');
  const panel = within(await screen.findByRole('region', { name: 'Обмен билетов' }));
  expect(panel.getByText('Вернём')).toBeVisible();
  expect(panel.getByText(/500\s000/)).toBeVisible();
});

test.each([
  [1, 0],
  [2, 1],
])(
  'with %d passengers the panel says %d times that all of them change the day',
  async (n, said) => {
    const [passenger] = sold.passengers;
    const passengers = Array.from({ length: n }, () => passenger!);
    api.use(respond(getAirOrder, { ...sold, passengers }));
    const { user } = open('ru');
    const panel = within(await screen.findByRole('region', { name: 'Обмен билетов' }));
    await user.click(panel.getByRole('button', { name: 'Выбрать другую дату' }));
    expect(panel.queryAllByText(/сразу всем пассажирам/)).toHaveLength(said);
  },
);

test('tickets that the fare does not exchange have no such panel', async () => {
  const exchange = { allowed: 'no' as const, fee: null, until: null };
  api.use(respond(getAirOrder, { ...sold, fare: { ...sold.fare, exchange } }));
  open('ru');
  expect(await screen.findByRole('button', { name: 'Рассчитать возврат' })).toBeVisible();
  expect(screen.queryByText('Обмен билетов')).toBeNull();
});
