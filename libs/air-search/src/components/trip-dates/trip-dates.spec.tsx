import { addDays, daysBetween } from '@karvon/calendar';
import { getPriceCalendar, type PriceCalendar, type PriceCalendarQuery } from '@karvon/contract';
import { money } from '@karvon/money';
import { preloadCalendar } from '@karvon/ui-kit';
import { respond, refuse, renderPage, setupApi } from '@karvon/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { type SimpleTrip } from '../../model/search/search-draft';
import { TripDates } from './trip-dates';

const today = '2026-11-21';
const asOf = '2026-11-21T07:00:00.000Z';
const requested = jest.fn();

/** Cheap on the ninth of each month; the price is two hours old. */
function prices(query: PriceCalendarQuery): PriceCalendar {
  requested(query);
  const { from = '', to = '', backFrom, backTo, direct, stay } = query;
  const [first, last] = backFrom && backTo ? [backFrom, backTo] : [from, to];
  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => {
    const day = addDays(first, index);
    const amount =
      (day.endsWith('-09') ? 2_150_000_00 : 2_400_000_00) * (direct === 'true' ? 2 : 1);
    const price = {
      total: money(amount, 'UZS'),
      observedAt: '2026-11-21T05:00:00.000Z',
      mark: 'cached' as const,
    };
    const back = backFrom ? day : stay === undefined ? null : addDays(day, stay);
    return { out: backFrom ? from : day, back, price: day < today ? null : price };
  });
  return { days, asOf };
}

const api = setupApi(respond(getPriceCalendar, ({ query }) => prices(query)));
beforeEach(() => requested.mockClear());
// As on a page, where they load when the visitor is about to open the calendar.
beforeAll(() => Promise.all([import('./day-prices'), preloadCalendar()]));

const start: SimpleTrip = {
  from: 'TAS',
  out: null,
  back: null,
  ticketClass: 'Economy',
  to: 'MOW',
  travellers: { adult: 2, child: 1, baby: 0 },
};

function open(changes: Partial<SimpleTrip> = {}, locale: 'ru' | 'uz' = 'ru', oneWay = false) {
  function Dates() {
    const [trip, setTrip] = useState({ ...start, ...changes });
    return (
      <TripDates
        {...{ trip, oneWay, today }}
        error={undefined}
        onChange={(dates) => setTrip({ ...trip, ...dates })}
      />
    );
  }
  return renderPage(<Dates />, { locale });
}
const panel = () => within(screen.getByRole('dialog'));
const tick = () => panel().getByRole('checkbox');

test.each([
  [
    'ru',
    /^Туда/,
    /^9\u00A0декабря, среда, от 2\s150\s000\sсум, самая низкая цена месяца/,
    '2,15',
    /в одну сторону, млн сум\./,
  ],
  [
    'uz',
    /^Borish/,
    /^9-\u2060dekabr, chorshanba, 2\s150\s000\ssoʻmdan, oyning eng arzon narxi/,
    '2,15',
    /bir tomonga, mln soʻm\./,
  ],
] as const)(
  'each day has its price, short and in words (%s)',
  async (locale, field, name, short, unit) => {
    const { user, container } = open({}, locale);
    await user.click(screen.getByRole('button', { name: field }));
    await screen.findByRole('dialog');
    const day = await panel().findByRole('button', { name });
    expect(day.lastChild).toHaveTextContent(new RegExp(`^${short}$`));
    expect(day.lastChild).toHaveAttribute('data-tone', 'best');
    expect(panel().getByText(unit)).toBeVisible();
    expect(requested).toHaveBeenCalledWith(
      expect.objectContaining({ origin: 'TAS', destination: 'MOW', adult: 2, child: 1 }),
    );
    expect(panel().getByText(/2[\s\u00A0](ч|soat)/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  },
);

test('prices are requested only when the calendar is about to open, and only for the shown days', async () => {
  const { user } = open();
  expect(requested).not.toHaveBeenCalled();
  await user.hover(screen.getByRole('button', { name: /^Туда/ }));
  await user.click(screen.getByRole('button', { name: /^Туда/ }));
  await screen.findByRole('dialog');
  await panel().findByRole('button', { name: /^9\u00A0декабря, среда, от/ });
  const ranges = () => requested.mock.calls.map(([query]) => [query.from, query.to]);
  expect(ranges()).toEqual([['2026-11-01', '2026-12-31']]);
  await user.click(panel().getByRole('button', { name: 'Следующий месяц' }));
  await panel().findByRole('button', { name: /^9\u00A0января, суббота, от/ });
  expect(ranges().at(-1)).toEqual(['2026-12-01', '2027-01-31']);
});

test('with the same place in both fields no prices are requested', async () => {
  const { user } = open({ to: 'TAS' });
  await user.click(screen.getByRole('button', { name: /^Туда/ }));
  await screen.findByRole('dialog');
  expect(await panel().findByText(/Выберите, куда летите/)).toBeVisible();
  expect(panel().queryByText('Загружаем цены…')).toBeNull();
});

test('return days show the price with the chosen departure, the full trip its length', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: /^Туда/ }));
  await screen.findByRole('dialog');
  expect(
    await panel().findByText(/Цены за всех пассажиров, в одну сторону, млн сум\./),
  ).toBeVisible();
  await user.click(await panel().findByRole('button', { name: /^9\u00A0декабря, среда, от/ }));
  expect(
    await panel().findByText(/Цены за всех, туда и обратно, млн сум\. По недавним/),
  ).toBeVisible();
  expect(requested).toHaveBeenLastCalledWith(
    expect.objectContaining({ from: '2026-12-09', to: '2026-12-09', backFrom: '2026-12-09' }),
  );
  await user.click(panel().getByRole('button', { name: /^16\u00A0декабря/ }));
  await user.click(screen.getByRole('button', { name: /^Туда/ }));
  await screen.findByRole('dialog');
  expect(await panel().findByText(/туда и обратно на 8 дней/)).toBeVisible();
  expect(requested).toHaveBeenLastCalledWith(expect.objectContaining({ stay: 7 }));
});

test('nonstop flights have their own prices', async () => {
  const { user } = open({}, 'ru', true);
  await user.click(screen.getByRole('button', { name: /^Туда/ }));
  await screen.findByRole('dialog');
  await panel().findByRole('button', { name: /^9\u00A0декабря, среда, от 2\s150\s000/ });
  await user.click(tick());
  expect(
    await panel().findByRole('button', { name: /^9\u00A0декабря, среда, от 4\s300\s000/ }),
  ).toBeVisible();
});

test('without a response for prices the days can still be picked', async () => {
  api.use(refuse(getPriceCalendar, { code: 'service-unavailable', status: 400 }));
  const { user } = open({}, 'ru', true);
  await user.click(screen.getByRole('button', { name: /^Туда/ }));
  await screen.findByRole('dialog');
  expect(await panel().findByText(/Цены не загрузились/)).toBeVisible();
  await user.click(panel().getByRole('button', { name: /, 9\u00A0декабря/ }));
  expect(screen.getByRole('button', { name: 'Туда 9\u00A0дек., ср' })).toBeVisible();
});

test('without a destination the calendar tells what it needs for prices', async () => {
  const { user } = open({ to: null });
  await user.click(screen.getByRole('button', { name: /^Туда/ }));
  await screen.findByRole('dialog');
  expect(panel().getByText(/Выберите, куда летите/)).toBeVisible();
  expect(requested).not.toHaveBeenCalled();
});
