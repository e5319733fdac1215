import { addDays } from '@karvon/calendar';
import { listNightPrices, type NightPrice } from '@karvon/contract';
import { money } from '@karvon/money';
import { refuse, renderPage, respond, setupApi } from '@karvon/testing';
import { preloadCalendar } from '@karvon/ui-kit';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useState } from 'react';
import type { StayDraft } from '../../model/stay-draft';
import { StayDates } from './stay-dates';

const today = '2026-11-21';
const requested = jest.fn();

const night = (arrivalDate: string, nights: number, price: number): NightPrice => ({
  arrivalDate,
  departureDate: addDays(arrivalDate, nights),
  perNight: money(price * 100, 'UZS'),
  expiresAt: '2026-11-21T07:30:00.000Z',
});
/** Everything that is known of the hotel. */
const known = [
  night('2026-12-05', 1, 700_000),
  night('2026-12-09', 3, 950_000),
  night('2026-12-12', 3, 960_000),
  night('2026-12-12', 5, 900_000),
  night('2026-12-20', 3, 1_200_000),
];
const api = setupApi(
  respond(listNightPrices, ({ body }) => {
    requested(body);
    const { ArrivalFrom, ArrivalTo, Nights } = body;
    const asked = known
      .filter(({ arrivalDate: day }) => day >= ArrivalFrom && day <= ArrivalTo)
      .filter(
        ({ arrivalDate, departureDate }) =>
          Nights === undefined || addDays(arrivalDate, Nights) === departureDate,
      );
    return { prices: asked };
  }),
);
beforeEach(() => requested.mockClear());
// As on a page, where they load when the visitor is about to open the calendar.
beforeAll(() => Promise.all([import('./stay-note'), preloadCalendar()]));

const chosen: StayDraft = { arrival: '2026-12-10', departure: '2026-12-13', adults: 2, ages: [8] };

function open(changes: Partial<StayDraft> = {}, locale: 'ru' | 'uz' = 'ru', hotel = 'SKD-001') {
  function Dates() {
    const [stay, setStay] = useState({ ...chosen, ...changes });
    return (
      <StayDates
        {...{ stay, hotel, today }}
        error={undefined}
        onChange={(dates) => setStay({ ...stay, ...dates })}
      />
    );
  }
  return renderPage(<Dates />, { locale });
}
const panel = () => within(screen.getByRole('dialog'));
async function openCalendar(user: ReturnType<typeof renderPage>['user'], field: RegExp) {
  await user.click(screen.getByRole('button', { name: field }));
  await screen.findByRole('dialog');
}

test.each([
  [
    'ru',
    /^Заезд/,
    /^9\u00A0декабря, среда, от 950\s000\sсум за ночь, самая низкая цена из найденных$/,
    /^12\u00A0декабря, суббота, от 960\s000\sсум за ночь, немного дороже самой низкой$/,
    /^20\u00A0декабря, воскресенье, от 1\s200\s000\sсум за ночь$/,
    '0,95',
    /^Цены за ночь для всех гостей при проживании 3\sночи, млн сум\. Из недавних поисков, с оплатой на сайте\.$/,
  ],
  [
    'uz',
    /^Kelish/,
    /^9-\u2060dekabr, chorshanba, bir kecha 950\s000\ssoʻmdan, topilgan narxlarning eng arzoni$/,
    /^12-\u2060dekabr, shanba, bir kecha 960\s000\ssoʻmdan, eng arzonidan biroz qimmat$/,
    /^20-\u2060dekabr, yakshanba, bir kecha 1\s200\s000\ssoʻmdan$/,
    '0,95',
    /^3 kecha yashaganda bir kecha narxi, barcha mehmonlar uchun, mln soʻm\. Yaqindagi qidiruvlardan/,
  ],
] as const)(
  'a known day has the price of a night of so many nights from then on, short and in words (%s)',
  async (locale, field, best, good, other, short, note) => {
    const { user, container } = open({}, locale);
    await openCalendar(user, field);
    const day = await panel().findByRole('button', { name: best });
    expect(day.lastChild).toHaveTextContent(short);
    expect(day.lastChild).toHaveAttribute('data-tone', 'best');
    expect(panel().getByRole('button', { name: good }).lastChild).toHaveAttribute(
      'data-tone',
      'good',
    );
    expect(panel().getByRole('button', { name: other })).toBeVisible();
    expect(panel().getByText(note)).toBeVisible();
    expect(requested.mock.calls).toEqual([
      [
        {
          HotelCode: 'SKD-001',
          ArrivalFrom: '2026-12-01',
          ArrivalTo: '2027-01-31',
          Nights: 3,
          Guests: { NumberOfAdults: 2, NumberOfMinors: 1, MinorAgeList: [8] },
        },
      ],
    ]);
    expect(await axe(container)).toHaveNoViolations();
  },
);

test('nothing is requested before the calendar opens, nor where no hotel is known', async () => {
  const { user, unmount } = open();
  await user.hover(screen.getByRole('button', { name: /^Заезд/ }));
  expect(requested).not.toHaveBeenCalled();
  unmount();
  const city = open({}, 'ru', '');
  await openCalendar(city.user, /^Заезд/);
  expect(await panel().findByText('Проживание: 3 ночи')).toBeVisible();
  expect(panel().queryByText(/Загружаем цены|Цены за ночь/)).toBeNull();
  expect(requested).not.toHaveBeenCalled();
});

test('days of departure show a night of the stay that ends there; one price alone is compared with nothing', async () => {
  const { user } = open();
  await openCalendar(user, /^Заезд/);
  await user.click(await panel().findByRole('button', { name: /^12\u00A0декабря, суббота, от/ }));
  const end = await panel().findByRole('button', {
    name: /^17\u00A0декабря, четверг, от 900\s000\sсум за ночь, самая/,
  });
  expect(
    panel().getByRole('button', { name: /^15\u00A0декабря, вторник, от 960\s000/ }),
  ).toBeVisible();
  expect(panel().getByText(/при выезде в этот день, тыс\. сум\./)).toBeVisible();
  await user.click(end);
  await openCalendar(user, /^Заезд/);
  const [alone] = await panel().findAllByRole('button', { name: /за ночь$/ });
  expect(alone).toHaveAccessibleName(/^12\u00A0декабря, суббота, от 900\s000\sсум за ночь$/);
  expect(panel().queryByText('Самая низкая цена из найденных')).toBeNull();
  expect(panel().getByText(/при проживании 5\sночей/)).toBeVisible();
});

test('until days are chosen the price is of one night', async () => {
  const { user } = open({ arrival: null, departure: null });
  await openCalendar(user, /^Заезд/);
  expect(
    await panel().findByRole('button', {
      name: /^5\u00A0декабря, суббота, от 700\s000\sсум за ночь$/,
    }),
  ).toBeVisible();
  expect(panel().getByText(/при проживании 1\sночь, тыс\. сум\./)).toBeVisible();
});

test.each([
  ['no price is known', { adults: 2 }, 'На эти дни цен пока нет. Цену покажет поиск.'],
  [
    'the age of a child is missing',
    { ages: [null] },
    'Укажите возраст детей, и под датами появятся цены.',
  ],
  ['prices cannot be loaded', {}, 'Цены не загрузились, но даты выбрать можно.'],
] as const)('%s: the days can be picked, and the note says why', async (_, changes, text) => {
  if ('adults' in changes) api.use(respond(listNightPrices, { prices: [] }));
  else api.use(refuse(listNightPrices, { code: 'service-unavailable', status: 400 }));
  const { user } = open(changes);
  await openCalendar(user, /^Заезд/);
  expect(await panel().findByText(text)).toBeVisible();
  await user.click(panel().getByRole('button', { name: /, 9\u00A0декабря/ }));
  expect(screen.getByRole('button', { name: /^Заезд 9\u00A0дек/ })).toBeVisible();
});

test('each opening asks again, because the visitor may have searched in between', async () => {
  const { user } = open();
  await openCalendar(user, /^Заезд/);
  await panel().findByRole('button', { name: /^9\u00A0декабря, среда, от 950/ });
  await user.keyboard('{Escape}');
  api.use(respond(listNightPrices, { prices: [night('2026-12-09', 3, 800_000)] }));
  await openCalendar(user, /^Заезд/);
  expect(
    await panel().findByRole('button', { name: /^9\u00A0декабря, среда, от 800/ }),
  ).toBeVisible();
});
