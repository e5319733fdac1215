import {
  createAirSearch,
  listAirOffers,
  type AirOffer,
  type AirOffersPage,
} from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { money } from '@karvon/money';
import {
  respond,
  buildConnectingItinerary,
  buildFareSummary,
  buildItinerary,
  buildOffer,
  buildSegment,
  createTestQueryClient,
  refuse,
  renderPage,
  setupApi,
} from '@karvon/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { letFormDataTakeForms } from '../../form-data.fixture';
import { buildOffersPage, searchBegun } from '../../gallery/air-search-gallery';
import { parseCriteria } from '../../model/search/search-criteria';
import { AirResultsPage, loadAirResults } from './air-results-page';

const query = 'from=TAS&to=MOW&out=2026-12-14';
const edition = readEdition('uz');
const api = setupApi(...searchBegun);

letFormDataTakeForms();
beforeAll(loadAirResults);

const page = (offers: AirOffer[], changes: Partial<AirOffersPage> = {}) =>
  buildOffersPage({ offers, ...changes });
const at = (price: number) => [buildFareSummary({ total: money(price * 100, 'UZS') })];
const direct = buildOffer({ id: 'direct', fares: at(2_400_000) });
const cheap = buildOffer({
  id: 'cheap',
  slices: [buildConnectingItinerary()],
  fares: [
    ...at(1_900_000),
    buildFareSummary({
      id: 'bag',
      total: money(2_300_000_00, 'UZS'),
      baggage: [{ carryOn: { pieces: 1, kg: 8 }, checked: { pieces: 1, kg: 23 } }],
    }),
  ],
});
const dear = buildOffer({
  id: 'dear',
  kind: 'charter',
  validatingCarrier: 'SU',
  slices: [
    buildItinerary({
      segments: [
        buildSegment({
          marketingCarrier: 'SU',
          operatingCarrier: 'SU',
          flightNumber: 'SU 1871',
          departingAt: '2026-12-14T05:00:00+05:00',
        }),
      ],
    }),
  ],
  fares: at(3_000_000),
});

/** Lets the test respond to the long poll. */
function batches() {
  const waiting: ((batch: AirOffersPage) => void)[] = [];
  api.use(
    respond(listAirOffers, () => new Promise<AirOffersPage>((resolve) => waiting.push(resolve))),
  );
  return async (batch: AirOffersPage) => {
    await waitFor(() => expect(waiting).not.toHaveLength(0));
    await act(async () => waiting.shift()!(batch));
  };
}

function Shown() {
  const [params, setParams] = useSearchParams();
  const { pathname, search } = useLocation();
  return (
    <>
      <AirResultsPage criteria={parseCriteria(params)!} edition={edition} today="2026-11-21" />
      <p data-testid="address">{pathname + search}</p>
      <button onClick={() => setParams('from=MOW&to=TAS&out=2026-12-15')}>Another search</button>
    </>
  );
}
/** Any other page. */
function Elsewhere() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}
const open = (locale: 'ru' | 'uz' = 'ru', more = '', queryClient = createTestQueryClient()) =>
  renderPage(
    [
      { path: '/:lang/air-tickets', Component: Shown },
      { path: '*', Component: Elsewhere },
    ],
    {
      locale,
      path: `/${locale}/air-tickets?${query}${more}`,
      queryClient,
    },
  );

const links = (name = /^Выбрать/) => screen.getAllByRole('link', { name });
const order = (name?: RegExp) =>
  links(name).map((link) => /offer\/(\w+)/.exec(link.getAttribute('href')!)![1]);
/** The clicked control is painted first, the list after it. */
const listed = (expected: string[], name?: RegExp) =>
  waitFor(() => expect(order(name)).toEqual(expected));
const address = () => screen.getByTestId('address').textContent;
const sidebar = () => within(screen.getByRole('complementary'));

test.each([
  [
    'ru',
    /^Ташкент\s— Москва$/,
    /пн, 14 декабря · 1 взрослый, эконом/,
    'Найдено 3 варианта',
    /^Выбрать/,
  ],
  [
    'uz',
    /^Ташкент\s— Москва$/,
    /Dush, 14-\u2060dekabr · 1 katta yoshli, ekonom/,
    '3 ta variant topildi',
    /^Tanlash/,
  ],
] as const)('shows the trip and the offers (%s)', async (locale, title, facts, found, choose) => {
  api.use(respond(listAirOffers, page([direct, cheap, dear])));
  const { container } = open(locale);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(facts)).toBeVisible();
  expect(await screen.findByRole('heading', { name: found })).toBeVisible();
  await screen.findAllByRole('link', { name: choose });
  expect(order(choose)).toEqual(['direct', 'cheap', 'dear']);
  expect(links(choose)[0]!.getAttribute('href')).toMatch(/direct\?from=.*&fare=light&seen=\d+$/);
  expect(await axe(container)).toHaveNoViolations();
});

test('a card shows price, baggage and labels', async () => {
  api.use(respond(listAirOffers, page([direct, cheap, dear])));
  const { user } = open();
  const card = within((await screen.findAllByRole('article'))[1]!);
  expect(card.getByText('Лучшая цена')).toBeVisible();
  expect(card.getByText(/1\s900\s000/)).toBeVisible();
  expect(card.getByText('все сборы включены')).toBeVisible();
  expect(card.getByText('Без багажа')).toBeVisible();
  expect(card.getByText(/С багажом 2\s300\s000/)).toBeVisible();
  expect(card.getByText('1 пересадка')).toBeVisible();
  await user.click(card.getByText('Подробнее'));
  expect(await card.findByText('HY 603')).toBeVisible();
  expect(screen.getByText('Чартер')).toBeVisible();
});

test('the first batch shows at once; later ones wait for "show" while the visitor reads', async () => {
  const send = batches();
  const { user } = open();
  expect(screen.getByRole('heading', { name: 'Ищем варианты' })).toBeVisible();
  await send(page([direct], { status: 'searching', progress: 0.4 }));
  expect(await screen.findByRole('heading', { name: 'Найден 1 вариант' })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Ищем билеты' })).toHaveAttribute(
    'aria-valuetext',
    'Поиск: 40%',
  );
  await user.click(screen.getByRole('heading', { level: 1 }));
  await send(page([cheap, dear]));
  const show = await screen.findByRole('button', {
    name: 'Показать ещё 2, дешевле: 1',
  });
  expect(show.closest('[role=status]')).not.toBeNull();
  expect(order()).toEqual(['direct']);
  await user.click(show);
  expect(order()).toHaveLength(3);
  expect(screen.getByRole('heading', { name: 'Найдено 3 варианта' })).toHaveFocus();
});

test('without an interaction the page shows all offers when the search ends', async () => {
  const send = batches();
  open();
  await send(page([direct], { status: 'searching', progress: 0.4 }));
  await waitFor(() => expect(order()).toEqual(['direct']));
  await send(page([cheap], { status: 'searching', progress: 0.8, cursor: '2' }));
  expect(await screen.findByRole('button', { name: 'Показать ещё 1, дешевле: 1' })).toBeVisible();
  await send(page([dear]));
  await waitFor(() => expect(order()).toHaveLength(3));
  expect(screen.queryByRole('button', { name: /показать/i })).not.toBeInTheDocument();
});

test('three tabs show price and duration of the first offer of their order, and select the order', async () => {
  api.use(respond(listAirOffers, page([direct, cheap, dear])));
  const { user } = open();
  const first = within(await screen.findByRole('group', { name: 'Что показать первым' }));
  const optimal = await first.findByRole('button', { name: /^Оптимальный 2\s400\s000/ });
  expect(optimal).toHaveAttribute('aria-pressed', 'true');
  await user.click(first.getByRole('button', { name: /^Самый дешёвый 1\s900\s000\sсум \d+\sч/ }));
  await listed(['cheap', 'direct', 'dear']);
  expect(screen.getByRole('combobox', { name: 'Сортировка' })).toHaveValue('cheapest');
  await user.click(await sidebar().findByRole('checkbox', { name: /Без пересадок/ }));
  expect(await first.findByRole('button', { name: /^Самый дешёвый 2\s400\s000/ })).toBeVisible();
});

test('order and filters change the list and the address; a link restores them', async () => {
  api.use(respond(listAirOffers, page([direct, cheap, dear])));
  const { user, unmount } = open();
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Сортировка' }),
    'Сначала дешёвые',
  );
  await listed(['cheap', 'direct', 'dear']);
  await user.click(
    await sidebar().findByRole('checkbox', { name: /Без пересадок.*2 варианта.*от 2\s400\s000/ }),
  );
  await listed(['direct', 'dear']);
  expect(screen.getByRole('heading', { name: 'Подходят 2 из 3' })).toBeVisible();
  await user.click(sidebar().getByRole('checkbox', { name: /Аэрофлот/ }));
  await listed(['dear']);
  await waitFor(() =>
    expect(address()).toBe(`/ru/air-tickets?${query}&sort=cheapest&stops=0&airlines=SU`),
  );
  unmount();
  open('ru', '&sort=expensive&stops=0');
  await screen.findByRole('heading', { name: 'Подходят 2 из 3' });
  await listed(['dear', 'direct']);
});

test('a filter clicked right before a card is kept on Back', async () => {
  api.use(respond(listAirOffers, page([direct, cheap, dear])));
  const { user } = open();
  await user.click(await sidebar().findByRole('checkbox', { name: /Без пересадок/ }));
  await user.click(links()[0]!);
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await waitFor(() => expect(address()).toBe(`/ru/air-tickets?${query}&stops=0`));
  await listed(['direct', 'dear']);
});

test('the last change of the filters can be undone', async () => {
  api.use(respond(listAirOffers, page([direct, cheap, dear])));
  const { user } = open();
  await user.click(await sidebar().findByRole('checkbox', { name: /Аэрофлот/ }));
  await listed(['dear']);
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  await listed(['direct', 'cheap', 'dear']);
  expect(screen.getByRole('heading', { name: 'Найдено 3 варианта' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Отменить' })).not.toBeInTheDocument();
  await waitFor(() => expect(address()).toBe(`/ru/air-tickets?${query}`));
});

test('with the baggage filter all prices include a bag', async () => {
  api.use(respond(listAirOffers, page([direct, cheap, dear])));
  const { user } = open();
  await user.click(await sidebar().findByRole('switch', { name: 'С багажом' }));
  await listed(['cheap']);
  const card = within(screen.getByRole('article'));
  expect(card.getByText(/^2\s300\s000/)).toBeVisible();
  expect(card.getByText('Багаж 1 × 23 кг')).toBeVisible();
  expect(card.getByText('Лучшая цена')).toBeVisible();
  await waitFor(() => expect(address()).toContain('&baggage=1'));
});

test('times are chosen by part of the day or with two thumbs', async () => {
  api.use(respond(listAirOffers, page([direct, cheap, dear])));
  const { user } = open();
  const departure = within(
    await sidebar().findByRole('group', { name: 'Вылет: Ташкент: быстрый выбор' }),
  );
  await user.click(departure.getByRole('button', { name: /^Ночь ?, 1 вариант, от 3\s000\s000/ }));
  await listed(['dear']);
  expect(departure.getByRole('button', { name: /^Ночь/ })).toHaveAttribute('aria-pressed', 'true');
  expect(departure.queryByRole('button', { name: /^Вечер/ })).toBeNull();
  const latest = sidebar().getByRole('slider', { name: 'Вылет: Ташкент: не позже' });
  expect(latest).toHaveAttribute('aria-valuetext', '06:00');
  act(() => latest.focus());
  await user.keyboard('{End}');
  await listed(['direct', 'cheap', 'dear']);
  await waitFor(() => expect(address()).toBe(`/ru/air-tickets?${query}`));
});

test('on a phone a sheet holds a draft of the filters, and its button applies them', async () => {
  api.use(respond(listAirOffers, page([direct, cheap, dear])));
  const { user } = open('uz');
  await user.click(await screen.findByRole('button', { name: 'Filtrlar' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filtrlar' }));
  await user.click(await sheet.findByRole('checkbox', { name: /1 ta toʻxtash/ }));
  expect(order(/^Tanlash/)).toHaveLength(3);
  await user.click(sheet.getByRole('button', { name: 'Koʻrsatish: 1 ta' }));
  await listed(['cheap'], /^Tanlash/);
  expect(screen.getByRole('button', { name: 'Filtrlar:\u00a01' })).toBeVisible();
});

test('when no offer passes the filters, the page names filters to remove and the result', async () => {
  api.use(respond(listAirOffers, page([direct, cheap, dear])));
  const { user, container } = open('ru', '&stops=1&airlines=SU');
  expect(
    await screen.findByRole('heading', { name: 'По этим фильтрам ничего не найдено' }),
  ).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(
    screen.getByRole('button', { name: /^Убрать «Пересадки»: 1 вариант от 3\s000\s000/ }),
  );
  await listed(['dear']);
});

test('without any offers the page links to neighbouring days', async () => {
  api.use(respond(listAirOffers, page([])));
  const { container } = open('uz');
  expect(await screen.findByRole('heading', { name: 'Bu sanaga chipta topilmadi' })).toBeVisible();
  expect(
    screen.getByRole('link', { name: 'Bir kun keyin, Sesh, 15-\u2060dekabr' }),
  ).toHaveAttribute('href', expect.stringContaining('out=2026-12-15'));
  expect(await axe(container)).toHaveNoViolations();
});

test('a failed search can be tried again', async () => {
  api.use(refuse(listAirOffers, { code: 'service-unavailable', status: 500 }));
  const { user, container } = open();
  expect(await screen.findByText('Поиск не удался')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  api.use(respond(listAirOffers, page([direct])));
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(order()).toEqual(['direct']));
});

test('a past day becomes the same weekday of a coming week, and the page reports it', async () => {
  const requested = jest.fn();
  api.use(
    respond(createAirSearch, ({ body }) => {
      requested(body.route[0]?.departureDate);
      return { id: 's1', expiresAt: '2026-12-15T10:30:00.000Z' };
    }),
    respond(listAirOffers, page([direct])),
  );
  renderPage(
    <AirResultsPage
      criteria={parseCriteria(new URLSearchParams(query))!}
      edition={edition}
      today="2026-12-15"
    />,
  );
  expect(
    await screen.findByText(/Дата в ссылке, 14 декабря.*уже прошла.*вылет пн, 21/),
  ).toBeVisible();
  await waitFor(() => expect(requested).toHaveBeenCalledWith('2026-12-21'));
});

test('the form over the results stays open when another search begins, contains it and changes it', async () => {
  api.use(respond(listAirOffers, page([direct])));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Изменить поиск' }));
  expect(await screen.findByDisplayValue('Москва')).toHaveAccessibleName(/^Куда/);
  await user.click(screen.getByRole('button', { name: 'Another search' }));
  await waitFor(() => expect(screen.getByDisplayValue('Москва')).toHaveAccessibleName(/^Откуда/));
  await user.click(screen.getByRole('button', { name: 'Поменять города местами' }));
  await user.click(screen.getByRole('button', { name: 'Найти' }));
  await waitFor(() => expect(address()).toContain('from=TAS&to=MOW'));
  expect(await screen.findByRole('heading', { level: 1, name: /Ташкент.— Москва/ })).toBeVisible();
});

test('a long list renders only the rows near the visible ones; each row has its position and the length', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(240);
  const many = Array.from({ length: 60 }, (_, index) =>
    buildOffer({ id: `o${index}`, fares: at(2_000_000 + index) }),
  );
  api.use(respond(listAirOffers, page(many)));
  open();
  await screen.findByText('Найдено 60 вариантов');
  const drawnRows = () =>
    within(screen.getByRole('list', { name: 'Варианты перелёта' }))
      .getAllByRole('article')
      .map((card) => card.parentElement);
  await waitFor(() => expect(drawnRows().length).toBeLessThan(20));
  const rows = drawnRows();
  expect(rows[0]).toHaveAttribute('aria-posinset', '1');
  expect(rows[0]).toHaveAttribute('aria-setsize', '60');
});

test('on Back the list is restored', async () => {
  const send = batches();
  const { user, unmount, queryClient } = open();
  await send(page([direct], { status: 'searching', progress: 0.4 }));
  await user.click(await screen.findByRole('heading', { name: 'Найден 1 вариант' }));
  await send(page([cheap, dear]));
  await screen.findByRole('button', { name: /показать/i });
  unmount();
  open('ru', '', queryClient);
  expect(await screen.findByRole('button', { name: /показать/i })).toBeVisible();
  expect(order()).toEqual(['direct']);
});

beforeEach(() => jest.spyOn(window, 'scrollTo').mockImplementation());
afterEach(() => jest.restoreAllMocks());
