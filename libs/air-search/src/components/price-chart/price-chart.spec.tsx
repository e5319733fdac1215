import { addDays, daysBetween } from '@karvon/calendar';
import { getPriceCalendar, type PriceCalendarQuery, type PricedDay } from '@karvon/contract';
import { money } from '@karvon/money';
import { refuse, renderPage, respond, setupApi } from '@karvon/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useLocation, useSearchParams } from 'react-router';
import { parseView } from '../../model/results/results-view';
import { parseCriteria } from '../../model/search/search-criteria';
import { PriceChart } from './price-chart';

const today = '2026-12-01';
const requested = jest.fn();

/** Cheapest on the 20th of December, slightly more expensive the day after; the price of every 14th is unknown. */
function prices(query: PriceCalendarQuery): PricedDay[] {
  requested(query);
  const { from = '', to = '', stay } = query;
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index)).map(
    (out) => {
      const amount =
        out === '2026-12-20' ? 2_100_000 : out === '2026-12-21' ? 2_150_000 : 2_500_000;
      const price = {
        total: money(amount * 100, 'UZS'),
        observedAt: '2026-12-01T06:30:00.000Z',
        mark: 'cached' as const,
      };
      const back = stay === undefined ? null : addDays(out, stay);
      return { out, back, price: out.endsWith('-14') ? null : price };
    },
  );
}
const api = setupApi(
  respond(getPriceCalendar, ({ query }) => ({
    days: prices(query),
    asOf: '2026-12-01T07:00:00.000Z',
  })),
);
beforeEach(() => requested.mockClear());

function Page() {
  const [params] = useSearchParams();
  const { pathname, search } = useLocation();
  return (
    <>
      <PriceChart trip={parseCriteria(params)!} view={parseView(params)} today={today} />
      <p data-testid="address">{pathname + search}</p>
    </>
  );
}
const open = (query: string, locale: 'ru' | 'uz' = 'ru') =>
  renderPage(<Page />, { locale, path: `/${locale}/air-tickets?from=TAS&to=MOW&${query}` });
const chart = () => screen.findByRole('grid', { name: /два месяца/ });
const address = () => screen.getByTestId('address').textContent;

test('each day is a bar with its price in words; the chosen day, today and cheap days are marked', async () => {
  const { container } = open('out=2026-12-10');
  const bars = within(await chart());
  expect(bars.getAllByRole('link')).toHaveLength(60);
  expect(bars.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Декабрь 2026',
    'Январь 2027',
  ]);
  expect(bars.getByRole('link', { current: true })).toHaveAccessibleName(
    /^Туда 10\u00A0декабря, от 2\s500\s000\sсум$/,
  );
  for (const name of [
    /^Туда 1\u00A0декабря, от .*, сегодня$/,
    /^Туда 20\u00A0декабря, от 2\s100\s000\sсум, самая низкая цена$/,
    /^Туда 21\u00A0декабря, от 2\s150\s000\sсум, дешёвый день$/,
    /^Туда 14\u00A0декабря, узнать цену$/,
  ])
    expect(bars.getByRole('link', { name })).toBeVisible();
  const legend = screen.getByRole('list', { name: 'Обозначения' });
  expect(within(legend).getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByText(/в одну сторону, млн сум\. По недавним/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('the chart is one tab stop; arrows and page keys move in it, a click leads to that day’s results', async () => {
  const { user } = open('out=2026-12-10&back=2026-12-17&stops=0&adult=2');
  const bars = within(await chart());
  expect(requested).toHaveBeenCalledWith(
    expect.objectContaining({ stay: 7, direct: 'true', adult: 2, from: today, to: '2027-01-29' }),
  );
  expect(bars.getAllByRole('link').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  bars.getByRole('link', { current: true }).focus();
  await user.keyboard('{PageDown}{ArrowRight}');
  expect(bars.getByRole('link', { name: /^Туда 18\u00A0декабря, обратно 25/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(address()).toBe(
    '/ru/air-tickets?from=TAS&to=MOW&out=2026-12-18&back=2026-12-25&adult=2&stops=0',
  );
  // The bars stay where they are.
  expect(requested).toHaveBeenCalledTimes(1);
  expect(bars.getByRole('link', { current: true })).toHaveFocus();
});

test('above the chart stands the cheapest day, as a link', async () => {
  const { user } = open('out=2026-12-10&back=2026-12-17', 'uz');
  await user.click(
    await screen.findByRole('link', { name: /^Eng arzoni .*2\s100\s000\ssoʻmdan$/ }),
  );
  expect(address()).toBe('/uz/air-tickets?from=TAS&to=MOW&out=2026-12-20&back=2026-12-27');
});

test('without prices every day still links to its search', async () => {
  api.use(refuse(getPriceCalendar, { code: 'service-unavailable', status: 400 }));
  open('out=2026-12-10');
  expect(await screen.findByText(/Цены не загрузились/)).toBeVisible();
  expect(within(await chart()).getAllByRole('link', { name: /узнать цену/ })).toHaveLength(60);
  expect(screen.queryByRole('link', { name: /Дешевле/ })).toBeNull();
});
