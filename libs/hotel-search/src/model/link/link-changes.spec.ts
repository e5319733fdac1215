import fc from 'fast-check';
import { hotelSearchRequestSchema } from '@karvon/contract';
import { criteriaQuery, parseCriteria, searchRequest } from '../hotel-criteria';
import { searchChanges, stayChanges } from './link-changes';
import { parseView, viewQuery } from '../list-view';

const search = 'city=SKD&in=2026-12-10&out=2026-12-13';
const changes = (query: string) => searchChanges(new URLSearchParams(query));

test.each([
  ['a sound link', `${search}&adults=2&ages=5,0&pay=any&request=1&stars=5,4&sort=cheap`, []],
  ['other spellings', 'city=skd&in=2026-12-10&out=2026-12-13&adults=02&sort=BEST&map=0', []],
  ['twins', `${search}&ages=5,5`, []],
  ['marks of an advertisement', `${search}&utm_source=telegram`, []],
  ['a form that was sent too early', 'city=SKD&in=&out=&adults=1', []],
  ['a form with one day', 'city=SKD&in=2026-12-10', []],
  ['a crowd', `${search}&adults=40`, ['party']],
  ['nobody', `${search}&adults=0`, ['party']],
  ['an age of an adult', `${search}&ages=5,18`, ['party']],
  ['seven children', `${search}&ages=5,5,5,5,5,5,5`, ['party']],
  ['no age', `${search}&ages=five`, ['party']],
  ['two answers', `${search}&adults=2&adults=3`, ['party']],
  ['more than thirty nights', 'city=SKD&in=2026-12-10&out=2027-02-10', ['nights']],
  ['an unknown payment', `${search}&pay=never`, ['view']],
  ['an unknown order', `${search}&sort=nearest`, ['view']],
  ['an unknown page', `${search}&shown=many`, ['view']],
  ['an unknown filter', `${search}&stars=9&price=30-10`, ['view']],
  ['a departure before the arrival', 'city=SKD&in=2026-12-10&out=2026-12-01', ['days']],
  ['a day that is none', 'city=SKD&in=2026-02-31&out=2026-03-02', ['days']],
  ['no code', 'city=Самарканд&in=2026-12-10&out=2026-12-13', ['city']],
])('%s', (_, query, parts) => expect(changes(query)).toEqual(parts));

test('of the page of a hotel only the stay counts', () => {
  const read = (query: string) => stayChanges(new URLSearchParams(query));
  expect(read('in=2026-12-10&out=2026-12-13&city=?&sort=x')).toEqual([]);
  expect(read('in=2026-12-10&out=2026-12-10')).toEqual(['days']);
  expect(read('in=2026-12-10&out=2026-12-13&adults=x')).toEqual(['party']);
});

const names = ['city', 'in', 'out', 'adults', 'ages', 'pay', 'request', 'sort', 'shown', 'map'];
const filters = ['stars', 'free', 'meals', 'q', 'price', 'score', 'kinds', 'districts', 'metro'];
const value = fc.oneof(
  fc.constantFrom('SKD', 'acase~101', '2026-12-14', '2026-12-20', '2026-02-31', '0-360', 'any'),
  fc.constantFrom('5,5', '17,18', '1', 'best', 'breakfast,x', 'any', 'SVO:900'),
  fc.integer({ min: -3, max: 40 }).map(String),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const garbage = fc.array(
  fc.tuple(fc.constantFrom(...names, ...filters, 'utm', '__proto__'), value),
  { maxLength: 14 },
);
const sound = fc.constantFrom<[string, string][]>([], [...new URLSearchParams(search)]);

test('any address is read: its search is one the API takes, and whatever differs from it is told', () => {
  fc.assert(
    fc.property(sound, garbage, (begin, more) => {
      const params = new URLSearchParams([...begin, ...more]);
      const told = searchChanges(params);
      stayChanges(params);
      const criteria = parseCriteria(params);
      if (!criteria) {
        const whole = ['city', 'in', 'out'].every((name) => params.get(name)?.trim());
        return !whole || told.length > 0;
      }
      expect(() => hotelSearchRequestSchema.parse(searchRequest(criteria, 'ru'))).not.toThrow();
      const address = { ...criteriaQuery(criteria), ...viewQuery(parseView(params)) };
      expect(searchChanges(new URLSearchParams(address))).toEqual([]);
      for (const text of params.getAll('adults'))
        if (text.trim() && Number(text) !== criteria.adults) expect(told).toContain('party');
      const ages = params.get('ages')?.trim();
      if (ages && ages.split(',').length !== criteria.ages.length) expect(told).toContain('party');
      return true;
    }),
    { numRuns: 2_000 },
  );
});
