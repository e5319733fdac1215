import {
  getPlace,
  getPlaceIndex,
  getPriceCalendar,
  listAirDirections,
  searchPlaces,
} from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { respond, buildCity, buildPlace, renderPage, setupApi } from '@karvon/testing';
import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useLocation } from 'react-router';
import { letFormDataTakeForms } from '../../form-data.fixture';
import { parseCriteria } from '../../model/search/search-criteria';
import { NamedSearchForm } from '../named-search-form/named-search-form';

const today = '2026-11-21';
const edition = readEdition('uz');
const tashkent = buildPlace();
const moscow = buildCity();
const sheremetyevo = buildPlace({
  code: 'SVO',
  cityCode: 'MOW',
  city: 'Москва',
  airport: 'Шереметьево',
  country: 'RU',
  countryName: 'Россия',
});

const requested = jest.fn();
const asOf = '2026-11-21T07:00:00.000Z';
const api = setupApi(
  respond(getPlaceIndex, { countries: {}, places: [] }),
  respond(listAirDirections, { origin: tashkent, directions: [], asOf }),
  respond(getPriceCalendar, { days: [], asOf }),
  respond(getPlace, ({ params }) =>
    [tashkent, moscow, sheremetyevo].find(({ code }) => code === params.code)!,
  ),
  respond(searchPlaces, ({ query: { query } }) => {
    requested(query);
    if (query === '') return { places: [tashkent, moscow], nearby: [] };
    const found = 'москва'.startsWith(query.toLowerCase());
    return { places: found ? [moscow, sheremetyevo] : [], nearby: [] };
  }),
);
beforeEach(() => requested.mockClear());

letFormDataTakeForms();

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

function open(locale: 'ru' | 'uz' = 'ru', query = '') {
  const criteria = parseCriteria(new URLSearchParams(query));
  return renderPage(
    [
      {
        path: '/:lang',
        Component: () => <NamedSearchForm edition={edition} today={today} criteria={criteria} />,
      },
      { path: '*', Component: Address },
    ],
    { locale },
  );
}
const address = () => screen.findByTestId('address');
const focus = (element: HTMLElement) => act(() => element.focus());
const field = (name: string) => screen.getByRole('combobox', { name });

test('works by keyboard alone: city, both days, search', async () => {
  const { user } = open();
  expect(await screen.findByDisplayValue('Ташкент')).toBe(field('Откуда'));
  focus(field('Куда'));
  await user.keyboard('мос');
  expect(
    await screen.findByRole('option', { name: /Москва.*Россия, все аэропорты.*MOW/ }),
  ).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(field('Куда')).toHaveValue('Москва');
  const calendar = await screen.findByRole('dialog', { name: 'Даты поездки' });
  expect(calendar).toContainElement(document.activeElement as HTMLElement);
  focus(await screen.findByRole('button', { name: /14\u00A0декабря 2026/ }));
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/Если выбрать только дату вылета/)).toBeVisible();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('button', { name: 'Обратно 21\u00A0дек., пн' })).toBeVisible();
  focus(screen.getByRole('button', { name: 'Найти' }));
  await user.keyboard('{Enter}');
  expect(await address()).toHaveTextContent(
    '/ru/air-tickets?from=TAS&to=MOW&out=2026-12-14&back=2026-12-21',
  );
});

test('choosing a place opens the calendar only when both places are known and no day is, and not after Tab', async () => {
  const { user, unmount } = open();
  await screen.findByDisplayValue('Ташкент');
  await user.type(field('Куда'), 'мос');
  await screen.findByRole('option', { name: /Москва.*MOW/ });
  await user.tab();
  expect(field('Куда')).toHaveValue('Москва');
  expect(screen.getByRole('button', { name: 'Туда Когда' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Обратно Когда' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();

  const dated = open('ru', 'from=TAS&to=SVO&out=2026-12-14');
  await dated.user.type(field('Куда'), 'мос');
  await dated.user.click(await screen.findByRole('option', { name: /Москва.*MOW/ }));
  expect(field('Куда')).toHaveValue('Москва');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a single day is a one-way trip, in Uzbek too', async () => {
  const { user } = open('uz', 'from=TAS&to=MOW&out=2026-12-14&back=2026-12-21');
  await user.click(await screen.findByRole('radio', { name: 'Bir tomonga' }));
  expect(screen.queryByRole('button', { name: /^Qaytish/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Topish' }));
  expect(await address()).toHaveTextContent('/uz/air-tickets?from=TAS&to=MOW&out=2026-12-14');
});

test('passenger counts stay within the limits and name the limit reached', async () => {
  const { user } = open('ru', 'from=TAS&to=MOW&out=2026-12-14');
  await user.click(screen.getByRole('button', { name: /1 пассажир, эконом/ }));
  const panel = await screen.findByRole('dialog', { name: 'Пассажиры и класс' });
  const more = (who: string) =>
    within(panel).getByRole('button', { name: `${who}: больше на одного` });
  expect(await within(panel).findByText(/на день последнего перелёта, 14 декабря/)).toBeVisible();
  await user.click(more('Младенцы'));
  expect(within(panel).getByText(/на каждого взрослого не больше одного/)).toBeVisible();
  await user.click(more('Младенцы'));
  await user.click(more('Дети'));
  await user.click(within(panel).getByRole('radio', { name: 'Бизнес' }));
  await user.click(within(panel).getByRole('button', { name: 'Готово' }));
  expect(screen.getByRole('button', { name: /3 пассажира, бизнес/ })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Найти' }));
  expect(await address()).toHaveTextContent('out=2026-12-14&child=1&baby=1&class=Business');
});

test.each([
  ['ru', 'Найти', 'Куда', 'Выберите, куда летите', /^Туда/, 'Выберите дату'],
  ['uz', 'Topish', 'Qayerga', 'Qayerga uchishingizni tanlang', /^Borish/, 'Sanani tanlang'],
] as const)(
  'missing values are reported at their fields, and the first one takes the focus (%s)',
  async (locale, search, to, toError, out, outError) => {
    const { user, container } = open(locale);
    await user.click(screen.getByRole('button', { name: search }));
    expect(field(to)).toHaveAccessibleDescription(toError);
    expect(field(to)).toHaveFocus();
    expect(screen.getByRole('button', { name: out })).toHaveAccessibleDescription(outError);
    expect(screen.queryByTestId('address')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  },
);

test('from an airport to its own city is refused; swapping keeps both places', async () => {
  const { user } = open('ru', 'from=SVO&to=TAS&out=2026-12-14');
  await user.click(screen.getByRole('button', { name: 'Поменять города местами' }));
  expect(field('Куда')).toHaveValue('Москва, Шереметьево');
  await user.clear(field('Откуда'));
  await user.type(field('Откуда'), 'моск');
  await user.click(await screen.findByRole('option', { name: /все аэропорты/ }));
  await user.click(screen.getByRole('button', { name: 'Найти' }));
  expect(field('Куда')).toHaveAccessibleDescription('Это тот же город. Выберите другой');
});

test('an empty field offers popular places; leaving it while typing takes the best match', async () => {
  const { user } = open();
  await user.click(field('Куда'));
  expect(await screen.findByRole('option', { name: /Москва/ })).toBeVisible();
  // The place of the other field is left out.
  expect(screen.queryByRole('option', { name: /Ташкент/ })).not.toBeInTheDocument();
  expect(requested).toHaveBeenLastCalledWith('');
  await user.keyboard('моск');
  await user.tab();
  expect(await screen.findByDisplayValue('Москва')).toBe(field('Куда'));
});

test('the list never offers a place that no longer matches the text', async () => {
  const { user } = open();
  await user.click(field('Куда'));
  await screen.findByRole('option', { name: /Москва/ });
  api.use(respond(searchPlaces, () => new Promise(() => undefined)));
  await user.keyboard('лондон{Enter}');
  expect(field('Куда')).toHaveValue('лондон');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test('several flights: the next one begins where the last ends; flights are added, moved and removed', async () => {
  const { user, container } = open('ru', 'from=TAS&to=MOW&out=2026-12-14&back=2026-12-21');
  await user.click(await screen.findByRole('radio', { name: 'Сложный маршрут' }));
  const leg = (number: number) => screen.getByRole('group', { name: `Перелёт ${number}` });
  const from = (number: number) => within(leg(number)).getByRole('combobox', { name: 'Откуда' });
  await screen.findByRole('group', { name: 'Перелёт 2' });
  expect(from(2)).toHaveValue('Москва');
  expect(
    within(leg(2)).getByRole('button', { name: 'Дата вылета 21\u00A0дек., пн' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Добавить перелёт' }));
  expect(from(3)).toHaveValue('Ташкент');
  expect(within(leg(3)).getByRole('combobox', { name: 'Куда' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Найти' }));
  expect(within(leg(3)).getByRole('combobox', { name: 'Куда' })).toHaveAccessibleDescription(
    'Выберите, куда летите',
  );
  await user.click(screen.getByRole('button', { name: 'Убрать перелёт 3' }));
  expect(screen.getByRole('button', { name: 'Добавить перелёт' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Перелёт 2: переместить выше' }));
  expect(from(1)).toHaveValue('Москва');
  expect(screen.getByRole('button', { name: 'Перелёт 1: переместить ниже' })).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Найти' }));
  expect(await address()).toHaveTextContent(
    '/ru/air-tickets?from=MOW&to=TAS&out=2026-12-14&then=TAS-MOW-2026-12-21',
  );
});

test('a link to several flights opens them, at most six, in Uzbek too', async () => {
  const then = Array(5).fill('MOW-TAS-2026-12-20').join('_');
  open('uz', `from=TAS&to=MOW&out=2026-12-14&then=${then}`);
  expect(await screen.findAllByRole('group', { name: /-parvoz/ })).toHaveLength(6);
  expect(screen.queryByRole('button', { name: 'Parvoz qoʻshish' })).not.toBeInTheDocument();
  expect(screen.getByText('Bitta yoʻnalishda koʻpi bilan oltita parvoz boʻladi.')).toBeVisible();
});

test('works before its code has loaded: a form with the same fields', () => {
  const { container } = open('ru', 'from=TAS&to=MOW&out=2026-12-14&child=2');
  const form = container.querySelector('form')!;
  expect(form).toHaveAttribute('action', '/ru/air-tickets');
  const sent = [...form.querySelectorAll<HTMLInputElement>('input[type="hidden"]')].map(
    ({ name, value }) => [name, value],
  );
  expect(parseCriteria(new URLSearchParams(sent))).toMatchObject({
    from: 'TAS',
    to: 'MOW',
    travellers: { child: 2 },
  });
  expect(container.innerHTML).not.toContain('style=');
});
