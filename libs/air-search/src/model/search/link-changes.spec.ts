import fc from 'fast-check';
import { airSearchRequestSchema } from '@karvon/contract';
import { sorts } from '../offers/offer-sort';
import { parseView, viewQuery } from '../results/results-view';
import { linkChanges } from './link-changes';
import { criteriaQuery, parseCriteria, searchRequest } from './search-criteria';

const trip = 'from=TAS&to=MOW&out=2026-12-14';
const changes = (query: string) => linkChanges(new URLSearchParams(query));

test.each([
  ['a sound link', `${trip}&back=2026-12-20&adult=2&child=1&baby=2&class=Business`, []],
  ['other spellings', 'from=tas&to=mow&out=2026-12-14&class=business&adult=02', []],
  ['marks of an advertisement', `${trip}&utm_source=telegram&fbclid=x`, []],
  ['a link of the results', `${trip}&sort=cheapest&stops=1,0&airlines=SU&departure1=0-360`, []],
  ['the page of a form that was sent too early', 'from=TAS&to=&out=&back=&adult=1', []],
  ['too many babies', `${trip}&adult=1&baby=3`, ['party']],
  ['more than nine people', `${trip}&adult=9&child=3`, ['party']],
  ['a crowd', `${trip}&adult=40`, ['party']],
  ['nobody', `${trip}&adult=0`, ['party']],
  ['no numbers', `${trip}&adult=two&child=-1&baby=1.5`, ['party']],
  ['two answers', `${trip}&adult=2&adult=3`, ['party']],
  ['a return before the departure', `${trip}&back=2026-12-01`, ['back']],
  ['a return on no day', `${trip}&back=2026-02-31`, ['back']],
  ['a return of several flights', `${trip}&then=MOW-IST-2026-12-20&back=2026-12-25`, ['back']],
  ['flights that cannot be read', `${trip}&then=MOW-IST-2026-12-20_IST-XX-1`, ['flights']],
  ['flights in a wrong order', `${trip}&then=MOW-IST-2026-12-01`, ['flights']],
  ['an unknown class', `${trip}&class=first`, ['class']],
  ['an unknown order and filter', `${trip}&sort=fastest&stops=9`, ['view']],
  ['a filter in part', `${trip}&airlines=SU,nonsense&layover=900-30`, ['view']],
  ['one city', 'from=TAS&to=TAS&out=2026-12-14', ['places']],
  ['no code', 'from=Tashkent&to=MOW&out=2026-12-14', ['places']],
  ['no day', 'from=TAS&to=MOW&out=2026-02-31', ['day']],
])('%s', (_, query, parts) => expect(changes(query)).toEqual(parts));

const names = ['from', 'to', 'out', 'back', 'then', 'adult', 'child', 'baby', 'class', 'sort'];
const filters = ['stops', 'airlines', 'planes', 'origins1', 'departure2', 'layover', 'baggage'];
const value = fc.oneof(
  fc.constantFrom('TAS', 'mow', 'IST', '2026-12-14', '2026-12-20', '2026-02-31', 'Business'),
  fc.constantFrom('MOW-IST-2026-12-20', 'IST-TAS-2026-12-01_', '0,1', 'SU,HY', '0-360', ...sorts),
  fc.integer({ min: -3, max: 40 }).map(String),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const garbage = fc.array(
  fc.tuple(fc.constantFrom(...names, ...filters, 'utm', '__proto__'), value),
  {
    maxLength: 14,
  },
);
const sound = fc.constantFrom<[string, string][]>([], [...new URLSearchParams(trip)]);

test('any address is read: its search is valid for the API, and every difference is reported', () => {
  fc.assert(
    fc.property(sound, garbage, (begin, more) => {
      const params = new URLSearchParams([...begin, ...more]);
      const told = linkChanges(params);
      const criteria = parseCriteria(params);
      if (!criteria) {
        // The form is shown, and values that it cannot take over are reported.
        const bad = ['from', 'to', 'out'].every((name) => params.get(name)?.trim());
        return !bad || told.length > 0;
      }
      expect(() => airSearchRequestSchema.parse(searchRequest(criteria))).not.toThrow();
      const address = new URLSearchParams({
        ...criteriaQuery(criteria),
        ...viewQuery(parseView(params)),
      });
      expect(linkChanges(address)).toEqual([]);
      expect(parseCriteria(address)).toEqual(criteria);
      const { travellers } = criteria;
      for (const [name, people] of Object.entries(travellers))
        for (const text of params.getAll(name))
          if (text.trim() && Number(text) !== people) expect(told).toContain('party');
      const back = params.get('back')?.trim();
      if (back && back !== criteria.back) expect(told).toContain('back');
      return true;
    }),
    { numRuns: 2_000 },
  );
});
