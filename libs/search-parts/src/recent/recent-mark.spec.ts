import { recentList } from './recent-list';
import { markRecent } from './recent-mark';

const listOf = (name: 'recent-searches' | 'recent-hotel-searches', day: 'out' | 'in') =>
  recentList<string>({
    name,
    query: (first) => ({ from: 'TAS', to: 'MOW', [day]: first, then: 'MOW-TAS-2030-01-01' }),
    parse: (params) => params.get(day),
    firstDay: (first) => first,
    subject: (first) => first,
  });
const flights = listOf('recent-searches', 'out');
const hotels = listOf('recent-hotel-searches', 'in');

/** The marks on the document after the script has run on that day. */
function marksOn(today: string): string[] {
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  // Run as in a browser: without any of our modules.
  window.eval(markRecent(today));
  return root.getAttributeNames();
}
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('the document is marked with the kinds of searches that can be shown', () => {
  expect(marksOn('2026-12-14')).toEqual([]);
  flights.remember('2026-12-14', '2026-12-01');
  expect(marksOn('2026-12-14')).toEqual(['data-recent-searches']);
  hotels.remember('2026-12-15', '2026-12-01');
  hotels.remember('2026-12-10', '2026-12-01');
  expect(marksOn('2026-12-14')).toEqual(['data-recent-searches', 'data-recent-hotel-searches']);
});

test('a search whose first day has passed sets no mark, and has no link', () => {
  flights.remember('2026-12-14', '2026-12-01');
  expect(flights.exists('2026-12-15')).toBe(false);
  expect(marksOn('2026-12-15')).toEqual([]);
});

test('a device without stored searches gets no mark', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(marksOn('2026-12-14')).toEqual([]);
});
