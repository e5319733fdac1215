import { searchHotels } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { respond, buildHotelSearchResponse, refuse, renderPage, setupApi } from '@karvon/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useLocation, useSearchParams } from 'react-router';
import { buildHotels } from '../../gallery/hotel-search-gallery';
import { parseCriteria } from '../../model/hotel-criteria';
import { HotelsPage, loadHotels } from './hotels-page';

beforeAll(loadHotels);

const edition = readEdition('uz');
const today = '2026-11-21';
const search = 'city=SKD&in=2026-12-10&out=2026-12-13&adults=2';

const hotels = buildHotels(45);
const requested = jest.fn();
const api = setupApi(
  respond(searchHotels, ({ body }) => {
    requested(body);
    return buildHotelSearchResponse({ hotels });
  }),
);
beforeEach(() => requested.mockClear());

function Page() {
  const [params] = useSearchParams();
  const { search: address } = useLocation();
  return (
    <>
      <p data-testid="address">{address}</p>
      <HotelsPage criteria={parseCriteria(params)!} edition={edition} today={today} />
    </>
  );
}
const open = (more = '', locale: 'ru' | 'uz' = 'ru') =>
  renderPage([{ path: '*', Component: Page }], {
    locale,
    path: `/${locale}/hotel?${search}${more}`,
  });
const cards = () => screen.getAllByRole('article');
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

test('the total comes first, then the night and what the hotel takes; the address leads to the rooms', async () => {
  const { container } = open();
  await heading('Найдено 45 отелей');
  const [card] = cards();
  expect(card).toHaveTextContent(/2\s400\s000\sсум.*за 3 ночи.*800\s000\sсум за ночь/);
  expect(card).toHaveTextContent(/Отдельно отелю при заезде: туристический налог, 60\s000\sсум/);
  expect(within(card!).getByRole('link', { name: /^Выбрать номер: Отель 1,/ })).toHaveAttribute(
    'href',
    '/ru/hotel/SKD-1?seen=240000000&in=2026-12-10&out=2026-12-13&adults=2',
  );
  expect(card).toHaveTextContent('Бесплатной отмены нет');
  expect(cards()[1]).toHaveTextContent(/С бесплатной отменой — 2\s710\s000\sсум/);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Отели в Самарканде' }),
  ).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
}, 30_000);

test('a price for several rooms says how many, also of a dearer tariff for the same rooms', async () => {
  const offer = { ...hotels[1]!.offer, rooms: 4 };
  api.use(respond(searchHotels, buildHotelSearchResponse({ hotels: [{ ...hotels[1]!, offer }] })));
  const { unmount } = open();
  const rooms = `4 × «${offer.roomName}»`;
  expect(await screen.findByText(rooms)).toBeVisible();
  unmount();
  open('&free=1');
  await heading('Найден 1 отель');
  expect(screen.getByText(rooms)).toBeVisible();
});

test('twenty at a time, and the address knows how many', async () => {
  const { user } = open();
  await heading('Найдено 45 отелей');
  expect(cards()).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Показать ещё 20' }));
  await waitFor(() => expect(cards()).toHaveLength(40));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('shown=40'));
  await user.click(screen.getByRole('button', { name: 'Показать ещё 5' }));
  await waitFor(() => expect(cards()).toHaveLength(45));
  expect(screen.queryByRole('button', { name: /Показать ещё/ })).toBeNull();
}, 30_000);

test('filters count, change the address, and can be taken back', async () => {
  const { user } = open();
  const sidebar = within(screen.getByRole('complementary'));
  await user.click(await sidebar.findByRole('checkbox', { name: /^3 звезды.*22 отеля/ }));
  await heading('Подходят 22 из 45');
  await user.click(sidebar.getByRole('switch', { name: 'Бесплатная отмена' }));
  await waitFor(() =>
    expect(cards()[0]).toHaveTextContent('Бесплатная отмена до 8 декабря, 18:00'),
  );
  expect(cards()[0]).toHaveTextContent(/2\s710\s000\sсум.*/);
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('free=1&stars=3'));
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  await waitFor(() => expect(cards()[0]).toHaveTextContent(/2\s410\s000\sсум/));
  expect(requested).toHaveBeenCalledTimes(1);
}, 30_000);

test('the score of the guests stands on the card, orders and filters; where none is known nothing asks for it', async () => {
  const { unmount } = open();
  await heading('Найдено 45 отелей');
  await screen.findByRole('switch', { name: 'Бесплатная отмена' });
  expect(screen.queryByText(/Оценка гостей|оценка гостей/)).toBeNull();
  unmount();
  const scores = [76, undefined, 91];
  const rated = buildHotels(3).map((one, index) => {
    const tenths = scores[index];
    return tenths === undefined ? one : { ...one, score: { tenths, reviews: 1_204 } };
  });
  api.use(respond(searchHotels, buildHotelSearchResponse({ hotels: rated })));
  const { user, container } = open('&sort=score');
  await heading('Найдено 3 отеля');
  expect(cards()[0]).toHaveTextContent(/^Отель 3.*9,1 1\s204 отзыва/);
  expect(within(cards()[0]!).getByRole('img', { name: 'Оценка гостей: 9,1 из 10' })).toBeVisible();
  expect(cards()[2]).toHaveTextContent(/^Отель 2/);
  expect(cards()[2]).not.toHaveTextContent(/отзыв/);
  const least = within(await screen.findByRole('radiogroup', { name: 'Оценка гостей' }));
  await user.click(least.getByRole('radio', { name: '7+ (2)' }));
  await heading('Подходят 2 из 3');
  await user.click(least.getByRole('radio', { name: '9+ (1)' }));
  await heading('Подходит 1 из 3');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('score=9'));
  expect(await axe(container)).toHaveNoViolations();
}, 30_000);

test('filters fold with what is set in their heads; options without hotels are not shown', async () => {
  const [four, three] = buildHotels(2);
  const hotels = [
    { ...four!, amenities: ['pool' as const] },
    { ...three!, kind: 'hostel' as const },
  ];
  api.use(respond(searchHotels, buildHotelSearchResponse({ hotels })));
  const { user } = open();
  const sidebar = within(screen.getByRole('complementary'));
  const kinds = within(await sidebar.findByRole('group', { name: 'Тип жилья' }));
  const hostel = () => kinds.queryByRole('checkbox', { name: /^Хостел/ });
  expect(hostel()).not.toBeVisible();
  await user.click(sidebar.getByText('Тип жилья'));
  expect(hostel()).toBeVisible();
  await user.click(sidebar.getByRole('checkbox', { name: /^4 звезды/ }));
  await waitFor(() => expect(hostel()).toBeNull());
  expect(sidebar.getByText(/^Звёзды:|^Звёзд:/).parentElement).toHaveTextContent(/: 1$/);
  expect(sidebar.getByText(/^Где платить:/).parentElement).toHaveTextContent(
    'Где платить: Сейчас на сайте',
  );

  // Within one filter nothing moves under the pointer: what was in sight at the press stays.
  await user.click(sidebar.getByRole('checkbox', { name: /^4 звезды/ }));
  await user.click(sidebar.getByText('Удобства'));
  const amenities = within(sidebar.getByRole('group', { name: 'Удобства' }));
  await waitFor(() => expect(amenities.getAllByRole('checkbox')).toHaveLength(3));
  await user.click(amenities.getByRole('checkbox', { name: /^Бассейн ?, 1/ }));
  await waitFor(() => expect(amenities.getAllByRole('checkbox', { name: /, 0/ })).toHaveLength(2));
  expect(amenities.getAllByRole('checkbox')).toHaveLength(3);
}, 30_000);

test('free until a day at least, near a place within a distance: each choice counts its hotels', async () => {
  const { user } = open();
  const sidebar = within(screen.getByRole('complementary'));
  await user.click(await sidebar.findByRole('switch', { name: 'Бесплатная отмена' }));
  const until = await sidebar.findByRole('combobox', { name: 'Хотя бы до' });
  expect(within(until).getAllByRole('option')).toHaveLength(2);
  const day = within(until).getByRole('option', { name: /^8\sдекабря \(44\)$/ });
  await user.selectOptions(until, day);
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('free=2026-12-08'));
  await heading('Подходят 44 из 45');

  const sight = sidebar.getByRole('combobox', { name: 'Достопримечательность' });
  await user.selectOptions(sight, 'Площадь Регистан (44)');
  const within500 = await sidebar.findByRole('combobox', { name: /^Достопримечательность: / });
  await user.selectOptions(within500, '500');
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent('attraction=SKD-S-registon%3A500'),
  );
  await heading('Подходят 44 из 45');
}, 30_000);

test('when filters leave none, the page names the one to drop', async () => {
  const { user } = open('&stars=4&q=%D0%BD%D0%B8%D1%87%D0%B5%D0%B3%D0%BE');
  await user.click(
    await screen.findByRole('button', {
      name: /^Убрать «Название, метро, улица или место»: 23 отеля от/,
    }),
  );
  await heading('Подходят 23 из 45');
}, 30_000);

test('a city without a free room says so, and what may be asked instead', async () => {
  api.use(respond(searchHotels, buildHotelSearchResponse({ hotels: [] })));
  open();
  await heading('Ничего не найдено');
  expect(screen.getByText('Попробуйте изменить параметры запроса.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Показать номера под запрос' })).toHaveAttribute(
    'href',
    `/ru/hotel?${search}&request=1`,
  );
});

test('a silent supplier can be asked again; a place nobody knows cannot', async () => {
  api.use(refuse(searchHotels, { code: 'supplier-unavailable', status: 503 }));
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Поиск не удался')).toBeVisible();
  unmount();
  api.use(
    refuse(searchHotels, {
      code: 'validation-failed',
      status: 400,
      issues: [{ path: 'City', rule: 'unknown-place', message: 'no hotels' }],
    }),
  );
  open();
  expect(await screen.findByText(/В этом городе у нас пока нет отелей/)).toBeVisible();
}, 30_000);

test('days that are over are moved on, and the page says so', async () => {
  renderPage([{ path: '*', Component: Page }], {
    path: '/uz/hotel?city=SKD&in=2026-11-10&out=2026-11-12',
    locale: 'uz',
  });
  expect(await screen.findByText(/Havoladagi sana \(10-\u2060noyabr\) oʻtib ketgan/)).toBeVisible();
  await waitFor(() =>
    expect(requested).toHaveBeenCalledWith(expect.objectContaining({ ArrivalDate: '2026-11-24' })),
  );
});

test('a link to more nights than can be booked keeps the first day and the guests, and the page says so', async () => {
  renderPage([{ path: '*', Component: Page }], {
    path: '/ru/hotel?city=SKD&in=2026-12-10&out=2027-01-20&adults=2',
  });
  expect(await screen.findByText(/не больше 30 ночей/)).toHaveTextContent(
    /10\sдекабря 2026\sг\. – 9\sянваря 2027\sг\.: в одном/,
  );
  await waitFor(() =>
    expect(requested).toHaveBeenCalledWith(
      expect.objectContaining({
        ArrivalDate: '2026-12-10',
        DepartureDate: '2027-01-09',
        Guests: { NumberOfAdults: 2, NumberOfMinors: 0, MinorAgeList: [] },
      }),
    ),
  );
});
