import { parseCriteria } from './hotel-criteria';
import { recentSearches, rememberSearch } from './recent-searches';

const today = '2026-11-21';
const search = (days: string) => parseCriteria(new URLSearchParams(`city=SKD&${days}`))!;

test('days on which nothing is sold yet are not remembered: the last search of the city stays', () => {
  rememberSearch(search('in=2026-12-10&out=2026-12-12'), today);
  rememberSearch(search('in=9999-12-30&out=9999-12-31'), today);
  expect(recentSearches.read(today).map(({ arrival }) => arrival)).toEqual(['2026-12-10']);
  rememberSearch(search('in=2027-05-01&out=2027-05-04'), today);
  expect(recentSearches.read(today).map(({ arrival }) => arrival)).toEqual(['2027-05-01']);
});
