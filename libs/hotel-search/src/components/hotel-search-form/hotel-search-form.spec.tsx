import { findHotelLocations, suggestHotels, type HotelSuggestion } from '@karvon/contract';
import { respond, buildHotelLocation, renderPage, setupApi } from '@karvon/testing';
import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useLocation } from 'react-router';
import { letFormDataTakeForms } from '../../form-data.fixture';
import { recentSearches } from '../../model/recent-searches';
import { parseCriteria } from '../../model/hotel-criteria';
import { HotelSearchForm } from './hotel-search-form';

const today = '2026-11-21';
const samarkand = buildHotelLocation();
const gulistan = buildHotelLocation({
  code: 'GUL-UZ',
  name: 'Гулистан',
  admUnit1: 'Сырдарьинская область',
});
const namesake = buildHotelLocation({
  code: 'GUL-QR',
  kind: 'locality',
  name: 'Гулистан',
  admUnit1: 'Кашкадарьинская область',
  admUnit2: 'Касбинский район',
});
const itself = (location: HotelSuggestion['location']) => ({ location, found: null });
const registan: HotelSuggestion = {
  location: samarkand,
  found: {
    kind: 'object',
    object: { code: 'SKD-S-registon', kind: 'attraction', name: 'Регистан' },
    within: 1_000,
  },
};
const hotel: HotelSuggestion = {
  location: samarkand,
  found: { kind: 'hotel', code: 'SKD-001', name: 'Регистан Палас' },
};
const typed: Record<string, HotelSuggestion[]> = {
  cfvfhrfyl: [itself(samarkand)],
  регистан: [registan, hotel],
  старый: [
    { location: samarkand, found: { kind: 'district', name: 'Старый город', id: 'eski-shahar' } },
  ],
  мюнхен: [{ location: samarkand, found: { kind: 'no-hotels', name: 'Мюнхен', km: 299 } }],
};
setupApi(
  respond(findHotelLocations, ({ body: { Code } }) => ({
    locations: !Code || Code === 'SKD' ? [samarkand] : [],
  })),
  respond(suggestHotels, ({ query: { query } }) => {
    const text = query.toLowerCase();
    if ('гулистан'.startsWith(text)) return { suggestions: [gulistan, namesake].map(itself) };
    return { suggestions: typed[text] ?? [] };
  }),
);
letFormDataTakeForms();
beforeEach(() => localStorage.clear());

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

function open(query = '', locale: 'ru' | 'uz' = 'ru') {
  const form = <HotelSearchForm params={new URLSearchParams(query)} today={today} />;
  return renderPage(
    [
      { path: '/:lang', Component: () => form },
      { path: '*', Component: Address },
    ],
    { locale },
  );
}
const city = () => screen.getByRole('combobox', { name: 'Город, отель или место' });
const focus = (element: HTMLElement) => act(() => element.focus());

test('two places of one name are told apart; a choice, days and a child of under one year lead to the list', async () => {
  const { user, container } = open('in=2026-12-10&out=2026-12-13');
  await user.type(city(), 'гули');
  const village = await screen.findByRole('option', {
    name: /Гулистан.*Касбинский район, Кашкадарьинская область/,
  });
  expect(screen.getByRole('option', { name: /Гулистан.*Сырдарьинская область/ })).toBeVisible();
  await user.click(village);
  expect(city()).toHaveValue('Гулистан');

  await user.click(screen.getByRole('button', { name: /Гости 1 гость/ }));
  const panel = await screen.findByRole('dialog', { name: 'Гости' });
  await user.click(await within(panel).findByRole('button', { name: 'Добавить ребёнка' }));
  const age = within(panel).getByRole('combobox', { name: 'Возраст ребёнка 1' });
  expect(
    within(age)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual([
    'Укажите возраст',
    'до 1 года',
    '1 год',
    ...['2 года', '3 года', '4 года'],
    ...Array.from({ length: 13 }, (_, index) => `${index + 5} лет`),
  ]);
  expect(await axe(container)).toHaveNoViolations();
  await user.selectOptions(age, 'до 1 года');
  await user.click(within(panel).getByRole('button', { name: 'Готово' }));
  await user.click(screen.getByRole('button', { name: 'Найти отели' }));
  expect(await screen.findByTestId('address')).toHaveTextContent(
    '/ru/hotel?city=GUL-QR&in=2026-12-10&out=2026-12-13&ages=0',
  );
}, 20_000);

test('what nobody knows is said to be nowhere; the wrong keyboard layout is understood', async () => {
  const { user } = open();
  await user.type(city(), 'ййй');
  expect(await screen.findAllByText('Ничего не найдено')).not.toHaveLength(0);
  await user.clear(city());
  await user.type(city(), 'cfvfhrfyl');
  expect(await screen.findByRole('option', { name: /Самарканд/ })).toBeVisible();
}, 20_000);

test.each([
  [
    'регистан',
    /^Регистан Палас/,
    'Регистан Палас, Самарканд',
    '/ru/hotel/SKD-001?in=2026-12-10&out=2026-12-13',
  ],
  [
    'регистан',
    /^Регистан ?Достопримечательность/,
    'Регистан, Самарканд',
    '/ru/hotel?city=SKD&in=2026-12-10&out=2026-12-13&attraction=SKD-S-registon%3A1000',
  ],
  [
    'старый',
    /^Старый город/,
    'Старый город, Самарканд',
    '/ru/hotel?city=SKD&in=2026-12-10&out=2026-12-13&districts=eski-shahar',
  ],
])(
  '«%s», %s: the field says what was chosen, the search leads there',
  async (text, option, shown, address) => {
    const { user, container } = open('in=2026-12-10&out=2026-12-13');
    await user.type(city(), text);
    const offered = await screen.findByRole('option', { name: option });
    expect(await axe(container)).toHaveNoViolations();
    await user.click(offered);
    expect(city()).toHaveValue(shown);
    await user.click(screen.getByRole('button', { name: 'Найти отели' }));
    expect(await screen.findByTestId('address')).toHaveTextContent(address);
  },
  20_000,
);

test('suggestions stand in named groups', async () => {
  const { user } = open();
  await user.type(city(), 'регистан');
  const sights = within(await screen.findByRole('group', { name: 'Районы и места рядом' }));
  expect(
    await sights.findByRole('option', { name: /Достопримечательность, Самарканд/ }),
  ).toBeVisible();
  expect(within(screen.getByRole('group', { name: 'Отели' })).getAllByRole('option')).toHaveLength(
    1,
  );
}, 20_000);

test('a place without hotels offers the nearest one, which nobody takes for the visitor', async () => {
  const { user } = open();
  await user.type(city(), 'мюнхен');
  const group = await screen.findByRole('group', {
    name: 'Мюнхен: отелей пока нет. Ближайшее место с отелями',
  });
  expect(await within(group).findByRole('option', { name: /Самарканд.*299 км/ })).toBeVisible();
  await user.click(document.body);
  expect(city()).toHaveValue('мюнхен');
  await user.click(city());
  await user.click(await screen.findByRole('option', { name: /Самарканд/ }));
  expect(city()).toHaveValue('Самарканд');
}, 20_000);

test('who chooses where is asked for the days; who goes on with Tab, or has days, is not', async () => {
  const { user, unmount } = open();
  await user.type(city(), 'cfvfhrfyl');
  await screen.findByRole('option', { name: /Самарканд/ });
  await user.keyboard('{Enter}');
  const calendar = await screen.findByRole('dialog', { name: 'Даты проживания' });
  expect(calendar).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: /^Заезд/ })).toHaveFocus();
  unmount();

  const other = open();
  await other.user.type(city(), 'cfvfhrfyl');
  await screen.findByRole('option', { name: /Самарканд/ });
  await other.user.tab();
  expect(city()).toHaveValue('Самарканд');
  expect(screen.queryByRole('dialog')).toBeNull();
  other.unmount();

  const ready = open('in=2026-12-10&out=2026-12-13');
  await ready.user.type(city(), 'cfvfhrfyl');
  await ready.user.click(await screen.findByRole('option', { name: /Самарканд/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
}, 30_000);

test('what is missing is said and gets the focus, nothing is searched', async () => {
  const { user } = open('ages=4');
  await user.click(screen.getByRole('button', { name: 'Найти отели' }));
  expect(await screen.findByText('Выберите город из списка')).toBeVisible();
  expect(screen.getByText('Выберите дни заезда и выезда')).toBeVisible();
  expect(city()).toHaveFocus();
  expect(screen.queryByTestId('address')).toBeNull();
});

test('a child added after a failed try is asked for its age before it is blamed', async () => {
  const { user } = open();
  const search = () => user.click(screen.getByRole('button', { name: 'Найти отели' }));
  const openGuests = () => user.click(screen.getByRole('button', { name: /^Гости \d/ }));
  const addChild = async () =>
    user.click(await screen.findByRole('button', { name: 'Добавить ребёнка' }));
  const age = (child: number) => screen.getByRole('combobox', { name: `Возраст ребёнка ${child}` });
  await search();
  await openGuests();
  await addChild();
  expect(age(1)).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Готово' }));
  await search();
  await openGuests();
  await addChild();
  expect(age(1)).toBeInvalid();
  expect(age(2)).toBeValid();
  await user.tab();
  expect(age(2)).toBeInvalid();
}, 20_000);

test('days are chosen in one calendar, which counts the nights', async () => {
  const { user } = open('city=SKD', 'uz');
  await user.click(screen.getByRole('button', { name: 'Kelish Qachon' }));
  focus(await screen.findByRole('button', { name: /2026-\u2060yil 14-\u2060dekabr/ }));
  await user.keyboard('{Enter}');
  focus(await screen.findByRole('button', { name: /2026-\u2060yil 17-\u2060dekabr/ }));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: /^Kelish 14-\u2060dek/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Ketish 17-\u2060dek/ }));
  expect(await screen.findByText('Yashash: 3 kecha')).toBeVisible();
}, 20_000);

test('without its code the form sends what is known by itself', () => {
  open('city=SKD&in=2026-12-10&out=2026-12-13&adults=2&ages=5,0');
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Поиск отелей' });
  expect(form).toHaveAttribute('action', '/ru/hotel');
  const sent = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')];
  expect(sent.map(({ name, value }) => `${name}=${value}`).join('&')).toBe(
    'city=SKD&in=2026-12-10&out=2026-12-13&adults=2&ages=5,0',
  );
});

test('the last searches of this device are offered again', async () => {
  const search = 'city=SKD&in=2026-12-10&out=2026-12-13';
  recentSearches.remember(parseCriteria(new URLSearchParams(search))!, today);
  open();
  expect(
    await screen.findByRole('link', { name: /Самарканд.*10–\u206013\u00A0декабря/ }),
  ).toHaveAttribute('href', `/ru/hotel?${search}`);
});
