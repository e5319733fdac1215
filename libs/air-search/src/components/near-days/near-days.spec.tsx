import { addDays, daysBetween } from '@karvon/calendar';
import { getPriceCalendar, type PriceCalendarQuery, type PricedDay } from '@karvon/contract';
import { money } from '@karvon/money';
import { respond, refuse, renderPage, setupApi } from '@karvon/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useLocation, useSearchParams } from 'react-router';
import { parseCriteria } from '../../model/search/search-criteria';
import { NearDays } from './near-days';

const today = '2026-11-21';
const requested = jest.fn();

const days = (from = '', to = '') =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));

/** Each further day of the stay is cheaper by a thousand; the price of the fourteenth is unknown. */
function prices(query: PriceCalendarQuery): PricedDay[] {
  requested(query);
  const backs = query.backFrom ? days(query.backFrom, query.backTo) : [null];
  return days(query.from, query.to).flatMap((out) =>
    backs
      .filter((back) => !back || back >= out)
      .map((back) => ({
        out,
        back,
        price: out.endsWith('-14')
          ? null
          : {
              total: money(2_500_000_00 - (back ? daysBetween(out, back) : 0) * 1_000_00, 'UZS'),
              observedAt: '2026-11-21T06:30:00.000Z',
              mark: 'cached',
            },
      })),
  );
}
const api = setupApi(
  respond(getPriceCalendar, ({ query }) => ({
    days: prices(query),
    asOf: '2026-11-21T07:00:00.000Z',
  })),
);
beforeEach(() => requested.mockClear());

function Page() {
  const [params] = useSearchParams();
  const { pathname, search } = useLocation();
  return (
    <>
      <NearDays criteria={parseCriteria(params)!} today={today} />
      <p data-testid="address">{pathname + search}</p>
    </>
  );
}
const open = (query: string, locale: 'ru' | 'uz' = 'ru') =>
  renderPage(<Page />, { locale, path: `/${locale}/air-tickets?${query}` });
const trip = 'from=TAS&to=MOW&out=2026-12-10&back=2026-12-12';
const address = () => screen.getByTestId('address').textContent;

test('a return trip has a table of departure days by return days', async () => {
  const { container } = open(trip);
  const grid = await screen.findByRole('grid', { name: /вылета в столбцах/ });
  expect(within(grid).getAllByRole('columnheader').slice(1)).toHaveLength(7);
  expect(within(grid).getAllByRole('rowheader')).toHaveLength(7);
  expect(
    await screen.findByRole('link', {
      name: /^Туда 10\sдекабря, обратно 12\sдекабря, от 2\s498\s000\sсум$/,
    }),
  ).toHaveAttribute('aria-current', 'true');
  expect(
    screen.getByRole('link', {
      name: /^Туда 7\u00A0декабря, обратно 15\u00A0декабря, .*самая низкая цена$/,
    }),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: /Туда 13\u00A0декабря, обратно 12/ })).toBeNull();
  expect(screen.getByText(/не старше 30\sмин/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('arrows move in the table, a click starts a search with the filters, and the table stays', async () => {
  const { user } = open(`${trip}&stops=0&sort=cheapest&adult=2`);
  const current = await screen.findByRole('link', { current: true });
  expect(requested).toHaveBeenCalledWith(expect.objectContaining({ direct: 'true', adult: 2 }));
  current.focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  const next = screen.getByRole('link', { name: /^Туда 11\u00A0декабря, обратно 13\u00A0декабря/ });
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('tabindex', '0');
  await user.keyboard('{Enter}');
  expect(address()).toBe(
    '/ru/air-tickets?from=TAS&to=MOW&out=2026-12-11&back=2026-12-13&adult=2&sort=cheapest&stops=0',
  );
  expect(
    await screen.findByRole('link', {
      name: /^Туда 14\u00A0декабря, обратно 16\u00A0декабря, узнать цену/,
    }),
  ).toBeVisible();
  expect(screen.getByRole('link', { current: true })).toHaveAccessibleName(/^Туда 11\u00A0декабря/);
});

test.each([
  ['', 'false'],
  ['&selftransfer=1', 'true'],
])('self-transfers have a price only where the list shows them (%j)', async (view, told) => {
  open(`${trip}${view}`);
  await screen.findByRole('link', { current: true });
  expect(requested.mock.lastCall[0].selfTransfers).toBe(told);
});

test('keys stop at the edges, and where the return would precede the departure', async () => {
  const { user } = open(trip);
  (await screen.findByRole('link', { current: true })).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('link', { name: /^Туда 12\u00A0декабря, обратно 12/ })).toHaveFocus();
  await user.keyboard('{Home}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('link', { name: /^Туда 7\u00A0декабря, обратно 9/ })).toHaveFocus();
});

test('a one-way trip has a strip of future days, in Uzbek too', async () => {
  open('from=TAS&to=MOW&out=2026-11-22', 'uz');
  const grid = await screen.findByRole('grid', { name: /Uchish kunlari/ });
  expect(within(grid).getAllByRole('row')).toHaveLength(2);
  expect(await within(grid).findAllByRole('link', { name: /2\s500\s000\ssoʻmdan/ })).toHaveLength(
    5,
  );
  expect(within(grid).getByRole('link', { current: true })).toHaveAccessibleName(
    /^Borish 22-\u2060noyabr/,
  );
});

test('without prices the days still link to their searches', async () => {
  api.use(refuse(getPriceCalendar, { code: 'service-unavailable', status: 400 }));
  const { user } = open('from=TAS&to=MOW&out=2026-12-10');
  expect(await screen.findByText(/Цены не загрузились/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: /^Туда 11\u00A0декабря/ }));
  expect(address()).toBe('/ru/air-tickets?from=TAS&to=MOW&out=2026-12-11');
});
