import { describeHotel, listHotelOffers, searchHotels } from '@karvon/contract';
import { money } from '@karvon/money';
import {
  respond,
  buildHotelDescription,
  buildHotelOffer,
  buildHotelSearchResponse,
  buildHotelSummary,
  refuse,
  renderPage,
  setupApi,
} from '@karvon/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PlaceMap } from '@karvon/street-map';
import { hotelWithOffers } from '../../gallery/hotel-search-gallery';
import { HotelPage } from './hotel-page';

const today = '2026-11-21';
const stay = 'in=2026-12-10&out=2026-12-13&adults=2&ages=8';
const expiresAt = '2026-12-01T10:30:00.000Z';
const api = setupApi(...hotelWithOffers);
/** Nothing is given back. */
const bound = { freeUntil: null, steps: [{ from: null, penalty: money(100_00, 'UZS') }] };

const open = (query = stay) =>
  renderPage(
    <HotelPage Place={PlaceMap} code="SKD-001" params={new URLSearchParams(query)} today={today} />,
    {
      path: `/ru/hotel/SKD-001?${query}`,
    },
  );

test('a child for whom the room has no bed is named beside its capacity', async () => {
  open(stay.replace('ages=8', 'ages=8,5,3'));
  const room = within(await screen.findByRole('article'));
  expect(
    await room.findByText('до 3 гостей, 1 ребёнок с родителями без отдельного места'),
  ).toBeVisible();
});

test('what the hotel takes besides is said once, over the rooms, and stays with the tariffs that differ in it', async () => {
  const { unmount } = open();
  await screen.findByRole('article');
  expect(screen.getAllByText(/^Отдельно отелю при заезде:/)).toHaveLength(1);
  expect(within(screen.getByRole('article')).queryByText(/отдельно отелю/i)).toBeNull();
  unmount();
  const other = [{ kind: 'resort-fee' as const, amount: { amount: 45_00, currency: 'AED' } }];
  api.use(
    respond(listHotelOffers, {
      nights: 3,
      sellers: { answered: 1, requested: 1 },
      offers: [buildHotelOffer(), buildHotelOffer({ id: 'dearer', paidAtHotel: other })],
      expiresAt,
    }),
  );
  open();
  const room = within(await screen.findByRole('article'));
  expect(
    room.getAllByText(/^Отдельно отелю при заезде:/).map(({ textContent }) => textContent),
  ).toEqual([
    'Отдельно отелю при заезде: туристический налог, 60\u00A0000\u00A0сум',
    'Отдельно отелю при заезде: курортный сбор, 45\u00A0AED',
  ]);
});

test('a price that is no longer the one of the card is told, was and is', async () => {
  const { unmount } = open(`${stay}&seen=270000000`);
  expect(
    await screen.findByText(/Цена выросла: была 2\s700\s000\sсум, стала 2\s850\s000\sсум/),
  ).toBeVisible();
  unmount();
  open(`${stay}&seen=285000000`);
  await screen.findByRole('article');
  expect(screen.queryByText(/Цена выросла|Цена снизилась/)).toBeNull();
});

test('a distance stays on one line with its unit', async () => {
  open('');
  expect((await screen.findByText(/до центра$/)).textContent).toBe('800\u00A0м до центра');
});

const roomsAre = (...kinds: Parameters<typeof buildHotelOffer>[0][]) =>
  respond(listHotelOffers, {
    nights: 3,
    sellers: { answered: 1, requested: 1 },
    offers: kinds.map((kind, index) =>
      buildHotelOffer({
        id: String(index),
        rateName: `Тариф ${index}`,
        total: money((100 + index) * 1_000_00, 'UZS'),
        ...kind,
      }),
    ),
    expiresAt,
  });
const rates = () => screen.getAllByRole('heading', { level: 4 }).map((one) => one.textContent);
const onRequest = { availability: 'on-request' } as const;

test('the price in the head is of a room sold now; rooms on request stand behind a box, as in the list', async () => {
  api.use(roomsAre(onRequest, {}, { availability: 'waiting-list' }));
  const { user, unmount } = open();
  expect(await screen.findByText(/^от 101\s000\sсум$/)).toBeVisible();
  expect(await screen.findByText('Тариф 1')).toBeVisible();
  expect(rates()).toEqual(['Тариф 1']);
  await user.click(screen.getByRole('checkbox', { name: 'Показать номера под запрос' }));
  // The best offer stands first and is marked, though one on request costs less.
  expect(rates()).toEqual(['Тариф 1', 'Тариф 0', 'Тариф 2']);
  const [best] = screen.getAllByRole('heading', { level: 4 });
  expect(within(best!.closest('li')!).getByText('Лучшая цена')).toBeVisible();
  expect(screen.getAllByText('Лучшая цена')).toHaveLength(1);
  unmount();
  open(`${stay}&request=1`);
  expect(await screen.findByText('Тариф 2')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Показать номера под запрос' })).toBeChecked();
  expect(screen.getByText(/^от 101\s000\sсум$/)).toBeVisible();
});

test('where every room is on request, the price in the head says so', async () => {
  api.use(roomsAre(onRequest, onRequest));
  open();
  expect(await screen.findByText(/^от 100\s000\sсум$/)).toBeVisible();
  expect(screen.getByText('за 3 ночи. Под запрос: отель подтвердит позже')).toBeVisible();
  expect(await screen.findByText('Тариф 1')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('the price of folded tariffs and the news of a price are of what is sold now', async () => {
  api.use(roomsAre(onRequest, {}, onRequest, {}, {}));
  open(`${stay}&request=1&seen=9900000`);
  expect(await screen.findByText(/^Ещё 3 тарифа от 104\s000\sсум$/)).toBeVisible();
  expect(screen.getByText(/была 99\s000\sсум, стала 101\s000\sсум/)).toBeVisible();
});

test('rooms with what they cost in the end, what is given back until when, and the way to book', async () => {
  const { container } = open(`${stay}&request=1`);
  const choose = await screen.findByRole('link', {
    name: /^Выбрать: Семейный номер, Гибкий, 2\s850\s000\sсум$/,
  });
  expect(choose).toHaveAttribute(
    'href',
    `/ru/hotel/booking?offer=hotel-offer-1&hotel=SKD-001&seen=285000000&${stay}`,
  );
  const room = within(screen.getByRole('article'));
  expect(room.getByText('34 м²')).toBeVisible();
  expect(room.getByText('до 3 гостей')).toBeVisible();
  expect(room.queryByText(/с родителями/)).toBeNull();
  expect(room.getAllByText('Бесплатная отмена до 8 декабря, 18:00')[0]).toBeVisible();
  expect(room.getByText('Оплата в отеле при заезде')).toBeVisible();
  expect(room.getByText('Под запрос: отель подтвердит позже')).toBeVisible();
  expect(room.getByText('Живёте 4 ночи, платите за 3 ночи')).toBeVisible();
  expect(
    screen.getByText('10–\u206013 декабря, 3 ночи, 2 взрослых, 1 ребёнок (8 лет)'),
  ).toBeVisible();
  expect(screen.getByText(/^от 2\s850\s000\sсум$/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
}, 30_000);

test('a room shows its two cheapest tariffs and folds the rest; boxes leave those with a meal or free cancellation', async () => {
  const kinds = [
    { rateName: 'Лайт', meal: 'none', cancellation: bound },
    { rateName: 'Завтрак', meal: 'breakfast', cancellation: bound },
    { rateName: 'Гибкий', meal: 'none' },
    { rateName: 'Гибкий с завтраком', meal: 'breakfast' },
  ] as const;
  const offers = kinds.map((kind, index) =>
    buildHotelOffer({ id: kind.rateName, total: money((100 + index) * 100_00, 'UZS'), ...kind }),
  );
  api.use(
    respond(listHotelOffers, {
      nights: 3,
      sellers: { answered: 1, requested: 1 },
      offers,
      expiresAt,
    }),
  );
  const { user, container } = open();
  const more = await screen.findByText(/^Ещё 2 тарифа от 10\s200\sсум$/);
  const folded = within(more.closest('details')!);
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(4);
  expect(folded.getByRole('heading', { name: 'Гибкий с завтраком' })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();

  await user.click(screen.getByRole('checkbox', { name: 'С питанием' }));
  expect(screen.queryByText(/^Ещё/)).toBeNull();
  expect(screen.getAllByRole('heading', { level: 4 }).map((one) => one.textContent)).toEqual([
    'Завтрак',
    'Гибкий с завтраком',
  ]);
  await user.click(screen.getByRole('checkbox', { name: 'С бесплатной отменой' }));
  expect(screen.getByRole('heading', { level: 4 })).toHaveTextContent('Гибкий с завтраком');
}, 30_000);

test('of many rooms three stand open on a phone, the best offer first; a line before the rest says from which price', async () => {
  const hotel = buildHotelDescription();
  const [room] = hotel.roomTypes;
  const roomTypes = ['one', 'two', 'three', 'four', 'five'].map((code) => ({
    ...room!,
    code,
    name: `Номер ${code}`,
  }));
  api.use(
    respond(describeHotel, { ...hotel, roomTypes }),
    roomsAre(
      { roomCode: 'five', ...onRequest },
      { roomCode: 'four' },
      { roomCode: 'one' },
      { roomCode: 'three' },
      { roomCode: 'two' },
      { roomCode: 'five' },
    ),
  );
  const { container, unmount } = open();
  const more = (await screen.findByText(/^Показать ещё 2 номера от 104\s000\sсум$/)).closest(
    'details',
  )!;
  const names = screen
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading', { level: 3 }).textContent);
  expect(names).toEqual(['Номер four', 'Номер one', 'Номер three', 'Номер two', 'Номер five']);
  expect(more.previousElementSibling).toHaveTextContent('Номер three');
  expect(more.nextElementSibling).toHaveTextContent('Номер two');
  expect(await axe(container)).toHaveNoViolations();
  unmount();
  open('');
  expect(await screen.findByText('Показать ещё 2 номера')).toBeInTheDocument();
  unmount();
}, 30_000);

test('boxes that no tariff fulfils together say so; one that all fulfil is not there', async () => {
  const answer = (...kinds: Parameters<typeof buildHotelOffer>[0][]) =>
    respond(listHotelOffers, {
      nights: 3,
      sellers: { answered: 1, requested: 1 },
      offers: kinds.map((kind, index) => buildHotelOffer({ id: String(index), ...kind })),
      expiresAt,
    });
  api.use(answer({ meal: 'none' }, { meal: 'breakfast', cancellation: bound }));
  const { user, unmount } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'С питанием' }));
  await user.click(screen.getByRole('checkbox', { name: 'С бесплатной отменой' }));
  expect(screen.getByText(/^Тарифов сразу с обоими условиями нет/)).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
  unmount();
  api.use(answer({ meal: 'breakfast' }, { meal: 'breakfast' }));
  open();
  await screen.findByRole('article');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('all it says of itself: certificate, story, what is near, who answers for it', async () => {
  open('');
  expect(await screen.findByRole('heading', { level: 1, name: 'Регистан' })).toBeVisible();
  expect(screen.getByText('Категория подтверждена свидетельством')).toBeVisible();
  expect(screen.queryByText(/отзыв/)).toBeNull();
  const parking = screen.getAllByRole('term').find((term) => term.textContent === 'Парковка');
  expect(parking?.nextElementSibling).toHaveTextContent('есть');
  expect(screen.getByText(/отель в 800 м от центра/)).toBeVisible();
  expect(screen.getByText('ООО «Регистан Хотел»')).toBeVisible();
  expect(
    screen.getByRole('link', { name: /UZ-123456, действует до 1\u00A0мая 2028/ }),
  ).toHaveAttribute('href', 'https://uzbektourism.uz/');
  expect(screen.getByText(/Выберите даты, и мы покажем цены/)).toBeVisible();
  expect(screen.queryByText(/^от .*сум$/)).toBeNull();
  const crumbs = within(screen.getByRole('navigation', { name: 'Вы здесь' }));
  expect(crumbs.getByRole('link', { name: 'Отели в Самарканде' })).toHaveAttribute(
    'href',
    '/ru/hotel?city=SKD',
  );
});

test('what nobody tells has no heading: places near by, and a confirmed category without stars', async () => {
  api.use(respond(describeHotel, buildHotelDescription({ nearby: [], stars: 0 })));
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Об отеле' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Что рядом' })).toBeNull();
  expect(screen.queryByText(/^Категория подтверждена/)).toBeNull();
});

test.each([
  [0, 'без дополнительных мест'],
  [null, undefined],
])('a room with %s extra beds says: %s', async (maxExtraBeds, text) => {
  const hotel = buildHotelDescription();
  const roomTypes = hotel.roomTypes.map((room) => ({ ...room, maxExtraBeds }));
  api.use(respond(describeHotel, { ...hotel, roomTypes }));
  open();
  const room = within((await screen.findAllByRole('article'))[0]!);
  expect(room.queryByText(/дополнительных мест/)?.textContent).toBe(text);
});

test('what guests think of it stands beside its category, and its name in Latin letters', async () => {
  api.use(
    respond(
      describeHotel,
      buildHotelDescription({ latinName: 'Registon', score: { tenths: 82, reviews: 1 } }),
    ),
  );
  open('');
  expect(await screen.findByRole('img', { name: 'Оценка гостей: 8,2 из 10' })).toBeVisible();
  expect(screen.getByText('1 отзыв', { exact: false })).toBeVisible();
  expect(screen.getByText('Registon')).toBeVisible();
});

test('without a free room the page offers other days and hotels near by', async () => {
  api.use(
    respond(listHotelOffers, {
      nights: 3,
      sellers: { answered: 1, requested: 1 },
      offers: [],
      expiresAt,
    }),
    respond(
      searchHotels,
      buildHotelSearchResponse({
        hotels: [buildHotelSummary(), buildHotelSummary({ code: 'SKD-002', name: 'Афросиаб' })],
      }),
    ),
  );
  open();
  expect(await screen.findByText('На эти даты свободных номеров нет')).toBeVisible();
  expect(
    screen.getByRole('link', { name: 'На день раньше, 9–\u206012\u00A0декабря' }),
  ).toHaveAttribute('href', '/ru/hotel/SKD-001?in=2026-12-09&out=2026-12-12&adults=2&ages=8');
  expect(await screen.findByRole('link', { name: /^Выбрать номер: Афросиаб/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Выбрать номер: Регистан/ })).toBeNull();
});

test('prices that do not come can be asked for again', async () => {
  api.use(refuse(listHotelOffers, { code: 'supplier-unavailable', status: 503 }));
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Повторить' });
  api.use(
    respond(listHotelOffers, {
      nights: 3,
      sellers: { answered: 1, requested: 1 },
      offers: [buildHotelOffer()],
      expiresAt,
    }),
  );
  await user.click(again);
  expect(await screen.findByRole('link', { name: /^Выбрать: Семейный номер/ })).toBeVisible();
});

test.each([
  ['in=2026-12-10&out=2027-01-20&adults=2', /не больше 30 ночей/, /9\sянваря 2027\sг\., 30\sночей/],
  [
    'in=2026-11-10&out=2026-11-12&adults=2',
    /Дата в ссылке, 10\sноября, уже прошла/,
    /24–\u206026\sноября/,
  ],
])(
  'days in the link %s that cannot be booked are told, and those shown instead',
  async (link, notice, shown) => {
    open(link);
    expect(await screen.findByText(notice)).toBeVisible();
    expect(await screen.findByText(shown, { selector: '[role=status]' })).toBeVisible();
  },
);
