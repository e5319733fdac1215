import { getAirOffer, getFareRules, listCountries } from '@karvon/contract';
import { money } from '@karvon/money';
import { SessionProvider, userCookie } from '@karvon/session';
import {
  respond,
  buildFare,
  buildItinerary,
  buildOfferDetail,
  buildSegment,
  buildUser,
  refuse,
  renderPage,
  setupApi,
  unreachable,
} from '@karvon/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { FarePage } from './fare-page';

const api = setupApi(respond(listCountries, { countries: [] }));
const search = 'from=TAS&to=MOW&out=2026-12-14';
const open = (locale: 'ru' | 'uz' = 'ru', query = search) =>
  renderPage(<FarePage offerId="offer-1" backTo={`/${locale}/air-tickets?${search}`} />, {
    locale,
    path: `/${locale}/air-tickets/offer/offer-1?${query}`,
  });

test('the first fare tells its facts, its final price and the way to the passengers', async () => {
  api.use(
    respond(
      getAirOffer,
      buildOfferDetail({
        travellers: { adult: 1, child: 1, baby: 0 },
        emissionsKg: 312,
        slices: [
          buildItinerary(),
          buildItinerary({ segments: [buildSegment({ origin: 'SVO', destination: 'TAS' })] }),
        ],
      }),
    ),
  );
  const { container } = open('ru', `${search}&fare=standard`);
  await screen.findByRole('article', { name: 'Standard' });
  const card = within(screen.getAllByRole('article')[0]!);
  expect(card.getByText('Багаж 1 × 23 кг')).toHaveTextContent('в каждую сторону');
  expect(screen.getByText(/CO₂: около 312 кг на всех пассажиров/)).toBeVisible();
  expect(card.getByText('Без возврата')).toBeVisible();
  expect(card.getByText(/Обмен: сбор 300\s000\sсум/)).toBeVisible();
  expect(card.getByText('Питание').parentElement).toHaveTextContent('Питание: включено');
  expect(card.getByText('Класс бронирования: T')).toBeVisible();
  expect(card.getByText(/С аккаунтом начислим 214\sбаллов/)).toBeVisible();
  expect(card.getAllByText(/2\s610\s000\sсум/)[0]).toBeVisible();
  expect(card.getByText('за 2 пассажиров, все сборы включены')).toBeVisible();
  expect(card.getByText(/^в среднем по 1\s305\s000\sсум$/)).toBeVisible();
  expect(card.getByRole('link', { name: 'Выбрать «Standard»' })).toHaveAttribute(
    'href',
    `/ru/air-tickets/offer/offer-1/passengers?${search}&fare=standard&seen=261000000`,
  );
  expect(
    within(screen.getByRole('list', { name: 'Обозначения' })).getAllByRole('listitem'),
  ).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'К результатам поиска' })).toHaveAttribute(
    'href',
    `/ru/air-tickets?${search}`,
  );
  expect(await axe(container)).toHaveNoViolations();
});

const listed = (group: HTMLElement) =>
  within(group)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent!.replace(/\s/g, ' '));

test('every other fare tells its whole price and what differs from the first one', async () => {
  const light = buildFare({ features: { ...buildFare().features, meal: 'not-included' } });
  const flights = light.features;
  const standard = buildFare({
    id: 'standard',
    name: 'Standard',
    total: money(2_610_000_00, 'UZS'),
    baggage: [
      { carryOn: { pieces: 1, kg: 5 }, checked: { pieces: 1, kg: 23 } },
      { carryOn: { pieces: 1, kg: 8 }, checked: { pieces: 1, kg: 20 } },
    ],
    exchange: { allowed: 'yes', fee: null, until: null },
    features: { ...flights, lounge: 'not-included' },
    flightFeatures: [flights, { ...flights, lounge: 'for-a-fee' }],
  });
  const slices = [
    buildItinerary(),
    buildItinerary({ origin: 'SVO', destination: 'TAS', segments: [buildSegment()] }),
  ];
  const base = { ...light, baggage: [light.baggage[0]!, light.baggage[0]!] };
  const equal = { ...base, id: 'equal', name: 'Equal' };
  api.use(respond(getAirOffer, buildOfferDetail({ slices, fares: [base, equal, standard] })));
  const { user, container } = open();
  const card = within(await screen.findByRole('article', { name: 'Standard' }));
  expect(card.getAllByText(/^2\s610\s000\sсум$/)[0]).toBeVisible();
  expect(card.getByText(/^\+470\s000\sсум к тарифу «Light»$/)).toBeVisible();
  expect(listed(card.getByRole('group', { name: /^Что лучше: / }))).toEqual([
    'Багаж 1 × 23 кгТашкент — Москва',
    'Багаж 1 × 20 кгМосква — Ташкент',
    'Бизнес-зал: за платуТашкент — Москва',
  ]);
  expect(listed(card.getByRole('group', { name: /^Что хуже: / }))).toEqual([
    'Ручная кладь 1 × 5 кгТашкент — Москва',
  ]);
  expect(listed(card.getByRole('group', { name: /^Что отличается: / }))).toEqual([
    'Обмен со сбором авиакомпании',
  ]);
  expect(card.getByText('Питание')).not.toBeVisible();
  await user.click(card.getByText('Все условия тарифа'));
  expect(card.getByText('Питание').parentElement).toHaveTextContent('Питание: не включено');
  const same = within(screen.getByRole('article', { name: 'Equal' }));
  expect(same.getByText('Столько же, сколько тариф «Light»')).toBeVisible();
  expect(same.getByText('Багаж, обмен, возврат и услуги те же')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('the fare that was chosen on the card comes first, a cheaper one tells what is lost', async () => {
  api.use(respond(getAirOffer, buildOfferDetail()));
  open('uz', `${search}&fare=standard`);
  const cheaper = within(await screen.findByRole('article', { name: 'Light' }));
  expect(cheaper.getByText(/^«Standard» tarifidan 470\s000\ssoʻm arzon$/)).toBeVisible();
  expect(listed(cheaper.getByRole('group', { name: /^Yomonroq tomonlari: / }))).toEqual([
    'Bagajsiz',
  ]);
  expect(screen.getAllByRole('article')[0]).toHaveAccessibleName('Standard');
});

test('what differs by flight, what has an end and what nobody knows are said as such', async () => {
  const carryOn = { pieces: 1, kg: 8 };
  const fare = buildFare({
    baggage: [
      { carryOn, checked: { pieces: 2, kg: 23 } },
      { carryOn, checked: { pieces: 1, kg: 20 } },
    ],
    refund: { allowed: 'unknown', fee: null, until: null },
    exchange: {
      allowed: 'yes',
      fee: { amount: 300_000_00, currency: 'UZS' },
      until: '2026-12-13T23:10:00.000Z',
    },
    pointsSpendable: 600,
  });
  const slices = [
    buildItinerary(),
    buildItinerary({ origin: 'SVO', destination: 'TAS', segments: [buildSegment()] }),
  ];
  api.use(respond(getAirOffer, buildOfferDetail({ slices, fares: [fare] })));
  open();
  const card = within(await screen.findByRole('article', { name: 'Light' }));
  const facts = within(card.getAllByRole('list')[0]!).getAllByRole('listitem');
  // The end is by the clock of Tashkent, where the flight leaves at 07:10.
  expect(facts.map(({ textContent }) => textContent!.replace(/\s/g, ' '))).toEqual([
    'Ручная кладь 1 × 8 кг',
    'Багаж 2 × 23 кгТашкент — Москва',
    'Багаж 1 × 20 кгМосква — Ташкент',
    'Возврат: по правилам авиакомпании',
    'Обмен: сбор 300 000 сум за всех пассажировдо 14 декабря, 04:10 (время города вылета)',
  ]);
  expect(card.getByText(/С аккаунтом можно списать максимум 600\sбаллов/)).toBeVisible();
});

test('features that the carrier tells of no flight are left out, with the line above them', async () => {
  const { features } = buildFare();
  const untold = Object.fromEntries(Object.keys(features).map((name) => [name, 'unknown']));
  const fare = buildFare({ features: untold as typeof features });
  const meal = buildFare({ id: 'meal', features: { ...fare.features, meal: 'included' } });
  api.use(respond(getAirOffer, buildOfferDetail({ fares: [fare] })));
  const { unmount } = open();
  const card = within(await screen.findByRole('article', { name: 'Light' }));
  expect(card.getAllByRole('list')).toHaveLength(1);
  expect(card.queryByText('Питание')).toBeNull();
  unmount();

  api.use(respond(getAirOffer, buildOfferDetail({ fares: [meal] })));
  open();
  await screen.findByRole('article', { name: 'Light' });
  expect(listed(screen.getAllByRole('list').at(-1)!)).toEqual(['Питание: включено']);
});

test.each([
  { points: 0, spends: null },
  { points: 553, spends: /^Можно списать 553\sбалла$/ },
  { points: 900, spends: /^Можно списать 600\sбаллов$/ },
])('a member with $points points reads what he gets and has', async ({ points, spends }) => {
  const member = buildUser({ settings: { TotalPoints: points } });
  const { name, value } = userCookie(member);
  document.cookie = `${name}=${value}`;
  const fare = buildFare({ pointsEarned: 214, pointsSpendable: 600 });
  api.use(respond(getAirOffer, buildOfferDetail({ fares: [fare] })));
  renderPage(
    <SessionProvider user={member}>
      <FarePage offerId="offer-1" backTo="/ru/air-tickets" />
    </SessionProvider>,
    { path: `/ru/air-tickets/offer/offer-1?${search}` },
  );
  expect(await screen.findByText(/^Начислим 214\sбаллов$/)).toBeVisible();
  expect(screen.queryByText(/С аккаунтом/)).toBeNull();
  const spendable = screen.queryByText(/^Можно списать/);
  if (spends) expect(spendable).toHaveTextContent(spends);
  else expect(spendable).toBeNull();
  document.cookie = `${name}=; Max-Age=0`;
});

test.each([
  ['ru', undefined, /^Полная цена от 2\s140\s000\sсум: все сборы/],
  ['uz', undefined, /^Toʻliq narx kamida 2\s140\s000\ssoʻm: barcha/],
  ['ru', [buildFare()], /^Полная цена 2\s140\s000\sсум: все сборы/],
] as const)('the lowest price stands above the flights (%s)', async (locale, fares, text) => {
  api.use(respond(getAirOffer, buildOfferDetail(fares && { fares: [...fares] })));
  open(locale);
  const lead = await screen.findByText(
    (_, element) => element?.tagName === 'P' && text.test(element.textContent),
  );
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.compareDocumentPosition(lead)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(
    lead.compareDocumentPosition(screen.getByRole('heading', { name: /Перелёт|Parvoz/ })),
  ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the price lines, one for each type of passenger, add up to the total', async () => {
  const { price, ...fare } = buildFare({ total: { amount: 4_140_000_00, currency: 'UZS' } });
  const each = (amount: number) => ({ amount, currency: 'UZS' as const });
  const lines = [
    {
      passengerType: 'adult' as const,
      count: 2,
      tariff: each(1_000_000_00),
      taxes: each(320_000_00),
    },
    {
      passengerType: 'child' as const,
      count: 1,
      tariff: each(1_130_000_00),
      taxes: each(300_000_00),
    },
  ];
  const sold = { ...fare, price: { ...price, lines } };
  api.use(respond(getAirOffer, buildOfferDetail({ fares: [sold] })));
  const { user } = open('uz');
  await user.click(await screen.findByText('Narx nimadan iborat'));
  const adults = screen.getByText(/^2 katta yoshli/).closest('div');
  expect(adults).toHaveTextContent(/har biri uchun tarif 1\s000\s000.*soliqlar 320\s000/);
  expect(adults).toHaveTextContent(/2\s640\s000\ssoʻm$/);
  const child = screen.getByText(/^1 bola/).closest('div');
  expect(child).toHaveTextContent(/bolatarif 1\s130\s000.*soliqlar 300\s000.*1\s430\s000\ssoʻm$/);
  expect(screen.getByText('Xizmat yigʻimi').parentElement).toHaveTextContent(/50\s000/);
  expect(screen.getByText('Bank komissiyasi').parentElement).toHaveTextContent(/20\s000/);
  expect(screen.getByText('Jami').parentElement).toHaveTextContent(/4\s140\s000/);
});

test.each([
  ['200000000', /Цена выросла: была 2\s000\s000\sсум, стала 2\s140\s000\sсум/],
  ['250000000&fare=standard', /Цена выросла: была 2\s500\s000\sсум, стала 2\s610\s000\sсум/],
  ['220000000', /Цена снизилась: была 2\s200\s000\sсум, стала 2\s140\s000\sсум/],
])('a price that is not the one on the card (%s) is told openly', async (seen, text) => {
  api.use(respond(getAirOffer, buildOfferDetail()));
  open('ru', `${search}&seen=${seen}`);
  expect(await screen.findByText(text)).toBeVisible();
});

test('the price seen on the card needs no words', async () => {
  api.use(respond(getAirOffer, buildOfferDetail()));
  open('ru', `${search}&seen=214000000`);
  await screen.findByRole('article', { name: 'Light' });
  expect(screen.queryByText(/Цена выросла|цена снизилась/)).toBeNull();
});

test('the rules open in plain words, the carrier’s own below', async () => {
  const requested = jest.fn();
  api.use(
    respond(getAirOffer, buildOfferDetail()),
    respond(getFareRules, ({ params, query }) => {
      requested(params, query);
      return {
        sections: [{ title: 'Qaytarish', text: 'Qaytarib boʻlmaydi.' }],
        original: 'PENALTIES: NON-REFUNDABLE',
      };
    }),
  );
  const { user, container } = open('uz');
  await user.click(await screen.findByRole('button', { name: 'Tarif qoidalari Light' }));
  const dialog = within(screen.getByRole('dialog', { name: '«Light» tarifi qoidalari' }));
  expect(await dialog.findByRole('heading', { name: 'Qaytarish' })).toBeVisible();
  await user.click(dialog.getByText('Aviakompaniya matni (ingliz tilida)'));
  expect(dialog.getByText('PENALTIES: NON-REFUNDABLE')).toBeVisible();
  expect(requested).toHaveBeenCalledWith({ id: 'offer-1', fareId: 'light' }, { lang: 'uz' });
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['offer-expired', 'Предложение устарело'],
  ['sold-out', 'Места закончились'],
] as const)('%s: a screen with the way back to the search', async (code, title) => {
  api.use(refuse(getAirOffer, { code }));
  const { container } = open();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Найти заново' })).toHaveAttribute(
    'href',
    `/ru/air-tickets?${search}`,
  );
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test('a broken connection is worth another try', async () => {
  api.use(unreachable(getAirOffer));
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  api.use(respond(getAirOffer, buildOfferDetail()));
  await user.click(retry);
  expect(await screen.findByRole('article', { name: 'Light' })).toBeVisible();
});
