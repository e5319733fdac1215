import { ApiProblem, silenceProblem, type NetworkProblem } from '@karvon/api-client';
import type { Problem } from '@karvon/contract';
import { readItem, type FlightItem } from '@karvon/favourite-heart';
import { renderPage } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { sampleMarket } from '../gallery/favourites-gallery';
import { useFlightsNow } from './use-now';

const item = readItem('air.TAS-MOW-20261214.1-0-0.HY601-0-0710') as FlightItem;

function Now({ problem }: { problem: Problem | NetworkProblem }) {
  const market = { ...sampleMarket, flights: () => Promise.reject(new ApiProblem(problem)) };
  const [now] = useFlightsNow([item], { market, today: '2026-11-24' });
  return <p>{now?.state}</p>;
}
const refusal = { title: '', traceId: '' };

test.each<[string, Problem | NetworkProblem, string]>([
  ['a lost network', { ...refusal, traceId: '', code: 'network', status: 0 }, 'failed'],
  ['a silent server', silenceProblem(), 'failed'],
  [
    'too many questions',
    { ...refusal, code: 'rate-limited', status: 429, retryAfterSeconds: 9 },
    'failed',
  ],
  ['a sold flight', { ...refusal, code: 'sold-out', status: 409 }, 'gone'],
])('what %s tells of a favourite', async (_, problem, state) => {
  renderPage(<Now problem={problem} />);
  expect(await screen.findByText(state)).toBeVisible();
});
