import { deleteFavourite, listFavourites } from '@karvon/contract';
import { refuse, respond, setupApi, showState } from '@karvon/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { gallery } from '../../gallery/favourites-gallery';

const api = setupApi();
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const flightsOf = async (name = 'Перелёты') =>
  within(within(await screen.findByRole('region', { name })).getAllByRole('list')[0]!);

test.each([
  ['ru', 'Избранное', 'Перелёты', '1 пассажир, эконом', /дешевле на 200\s000/],
  ['uz', 'Sevimlilar', 'Parvozlar', '1 yoʻlovchi, ekonom', /200\s000.* arzonlashdi/],
] as const)('%s: prices then and now', async (locale, title, flights, party, cheaper) => {
  const { container } = showState(api, gallery.data, locale);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const list = await flightsOf(flights);
  expect(await list.findByText(cheaper)).toBeVisible();
  expect(list.getAllByText(party)[0]).toBeVisible();
  expect(list.getAllByText(/2\s340\s000/)[0]).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('what nobody sells is told, with the way to another search; past days are folded', async () => {
  showState(api, gallery.data);
  const list = await flightsOf();
  expect(await list.findByText('Этот перелёт больше не продаётся')).toBeVisible();
  expect(list.getByRole('link', { name: 'Найти другие рейсы' })).toHaveAttribute(
    'href',
    '/ru/air-tickets?from=TAS&to=MOW&out=2026-12-14',
  );
  expect(screen.getByText('Дата прошла: 1')).toBeVisible();
  expect(await list.findAllByRole('link', { name: /^Выбрать: / })).toHaveLength(2);
});

test('two of a kind lead to their comparison; a fifth cannot be chosen', async () => {
  const { user } = showState(api, gallery.data);
  const list = await flightsOf();
  const boxes = list.getAllByRole('checkbox', { name: /Сравнить: / });
  await user.click(boxes[0]!);
  expect(screen.getByText('Отметьте ещё один вариант, чтобы сравнить')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Сравнить' })).toBeNull();
  await user.click(boxes[1]!);
  expect(screen.getByRole('link', { name: 'Сравнить' })).toHaveAttribute(
    'href',
    expect.stringMatching(
      /^\/ru\/favourites\?items=air\.TAS-MOW-20261214\.1-0-0\.HY601-0-\d{4}\+air\./,
    ),
  );
});

test('marks are there when the visitor comes back from the comparison', async () => {
  const { user, unmount } = showState(api, gallery.data);
  for (const box of (await (await flightsOf()).findAllByRole('checkbox')).slice(0, 2))
    await user.click(box);
  unmount();
  showState(api, gallery.data);
  const list = await flightsOf();
  expect(await list.findAllByRole('checkbox', { checked: true })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Сравнить' })).toBeVisible();
  await user.click(list.getAllByRole('checkbox')[0]!);
  await user.click(list.getAllByRole('checkbox')[1]!);
  expect(list.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
});

test('one that is let go is gone at once, and back when the server refuses', async () => {
  const { user } = showState(api, gallery.data);
  const list = await flightsOf();
  await list.findAllByRole('checkbox');
  api.use(respond(deleteFavourite, { ok: true }));
  await user.click(list.getAllByRole('button', { name: /^Убрать из избранного/ })[0]!);
  await waitFor(() => expect(list.getAllByRole('checkbox')).toHaveLength(2));
  expect(screen.getByRole('heading', { name: 'Перелёты' })).toHaveFocus();
  api.use(refuse(deleteFavourite, { code: 'internal-error', status: 500 }));
  await user.click(list.getAllByRole('button', { name: /^Убрать из избранного/ })[0]!);
  await waitFor(() => expect(list.getAllByRole('checkbox')).toHaveLength(2));
});

test('the number that is left is announced, and the focus stays when the last one of a kind goes', async () => {
  const { user } = showState(api, gallery.data);
  api.use(respond(deleteFavourite, { ok: true }));
  const hotels = await flightsOf('Отели');
  expect(screen.getByText(/^В\sизбранном: 6$/)).toHaveRole('status');
  const remove = () => hotels.getAllByRole('button', { name: /^Убрать из избранного/ })[0]!;
  await user.click(remove());
  expect(screen.getByText(/^В\sизбранном: 5$/)).toHaveRole('status');
  expect(screen.getByRole('heading', { name: 'Отели' })).toHaveFocus();
  await user.click(remove());
  expect(screen.getByText(/^В\sизбранном: 4$/)).toHaveRole('status');
  expect(screen.getByRole('heading', { level: 1, name: 'Избранное' })).toHaveFocus();
});

test('an empty list says how to fill it', async () => {
  showState(api, gallery.empty);
  expect(await screen.findByRole('heading', { name: 'Здесь пока пусто' })).toBeVisible();
});

test('a list that does not come is no empty list; it is asked for again', async () => {
  const { user } = showState(api, gallery.problem);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText('Здесь пока пусто')).toBeNull();
  api.use(respond(listFavourites, { favourites: [] }));
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading', { name: 'Здесь пока пусто' })).toBeVisible();
});

test.each([
  ['on request', 'on-request', /Под запрос: отель подтвердит позже/],
  ['paid at the hotel', 'at-hotel', /Оплата в отеле при заезде/],
])(
  'a room %s is named as such and is neither cheaper nor dearer than the price that was kept',
  async (_, state, named) => {
    showState(api, gallery[state]!);
    const hotels = await flightsOf('Отели');
    const note = await hotels.findByText(named);
    expect(note.closest('li')).not.toHaveTextContent(/дешевле|дороже|было/);
  },
);
