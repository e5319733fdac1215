import { useTransport } from '@karvon/api-client';
import { createAirSearch, listAirOffers } from '@karvon/contract';
import { refuse, respond, buildOffer, renderPage, setupApi } from '@karvon/testing';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { offersQuery } from '../../data/offers.query';
import { buildOffersPage } from '../../gallery/air-search-gallery';
import { parseCriteria } from '../../model/search/search-criteria';
import { SearchProblem } from './search-problem';

const api = setupApi();
const criteria = parseCriteria(new URLSearchParams('from=TAS&to=MOW&out=2026-12-14'))!;

function Shown() {
  const query = useQuery(offersQuery(useTransport(), { criteria, lang: 'ru' }));
  const { offers = [], sellers = { answered: 0, requested: 1 } } = query.data ?? {};
  return (
    <>
      <SearchProblem
        criteria={criteria}
        error={query.error}
        sellers={sellers}
        partial
        onRetry={() => void query.refetch()}
      />
      <p>Предложений: {offers.length}</p>
    </>
  );
}

test('systems that did not respond are reported, and repeating starts another search', async () => {
  let searches = 0;
  api.use(
    respond(createAirSearch, () => {
      searches += 1;
      return { id: `s${searches}`, expiresAt: '2026-12-01T10:30:00.000Z' };
    }),
    respond(listAirOffers, ({ params }) => {
      const first = params.id === 's1';
      const offers = [buildOffer({ id: 'a' }), buildOffer({ id: 'b' })];
      return buildOffersPage({
        offers: first ? offers.slice(1) : offers,
        sellers: { answered: first ? 1 : 3, requested: 3 },
      });
    }),
  );
  const { user, container } = renderPage(<Shown />);
  expect(await screen.findByText('Ответила 1 из 3 систем бронирования')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Запросить ещё раз' }));
  expect(await screen.findByText('Предложений: 2')).toBeVisible();
  expect(searches).toBe(2);
});

const refused = (rule: string) =>
  refuse(createAirSearch, {
    code: 'validation-failed',
    status: 400,
    issues: [{ path: 'route.0.departureDate', rule, message: '' }],
  });

test('a departure day in the past is reported, with a button for the next day', async () => {
  api.use(refused('past'));
  const { container } = renderPage(<Shown />, { locale: 'uz' });
  expect(await screen.findByText(/^Uchish shahrida bu kun allaqachon tugagan/)).toBeVisible();
  expect(
    screen.getByRole('link', { name: 'Bir kun keyin, Sesh, 15-\u2060dekabr' }),
  ).toHaveAttribute('href', '/uz/air-tickets?from=TAS&to=MOW&out=2026-12-15');
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['too-far', /^На эту дату билеты ещё не продаются/],
  ['unknown-place', /^Такого города или аэропорта у\sнас нет/],
  ['same-place', /^Вылет и\sприлёт в\sодном городе/],
])('a search that can never succeed (%s) cannot be repeated', async (rule, text) => {
  api.use(refused(rule));
  renderPage(<Shown />);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText('Такой поиск невозможен')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('any other refusal can be tried again', async () => {
  api.use(refused('travellers'));
  renderPage(<Shown />);
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
});
