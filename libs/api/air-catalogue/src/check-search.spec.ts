import { sandboxBehaviours } from '@karvon/sandbox-world';
import type { ProblemError } from '@karvon/platform/http/problem';
import { checkEnds } from './check-search';

const refusalOf = (origin: string, destination: string) => {
  try {
    checkEnds(origin, destination, ['from', 'to']);
    return {};
  } catch (error) {
    return (error as ProblemError).fields;
  }
};

test.each([
  ['SVO', 'VKO'],
  ['SVO', 'MOW'],
  ['MOW', 'SVO'],
  ['MOW', 'MOW'],
  ['TAS', 'TAS'],
  ['svo', 'VKO'],
  ['IST', 'SAW'],
  ['LON', 'LHR'],
  ['LHR', 'STN'],
])('%s and %s are in one city: the search is refused', (from, to) =>
  expect(refusalOf(from, to)).toMatchObject({ issues: [{ path: 'to', rule: 'same-place' }] }),
);

test.each(sandboxBehaviours.routes.map(({ origin, destination }) => [origin, destination]))(
  'the test route %s to %s can be searched',
  (from, to) => expect(refusalOf(from, to)).toEqual({}),
);
