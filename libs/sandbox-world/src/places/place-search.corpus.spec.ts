import { createPlaceIndex } from '@karvon/place-search';
import { placeAliases } from './place-aliases';
import { corpus } from './place-search.corpus';
import { namedPlaces, places } from './places';

const index = createPlaceIndex(places.map(placeAliases));
/** The places that the browser searches itself. */
const ownIndex = createPlaceIndex(namedPlaces.map(placeAliases));

const queries = Object.entries(corpus).flatMap(([group, list]) =>
  list.split(/,\s+/).map((pair) => {
    const at = pair.lastIndexOf('=');
    return { group, query: pair.slice(0, at), code: pair.slice(at + 1) };
  }),
);
const misses = queries.filter(({ query, code }) => index.search(query, 10)[0] !== code);

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const russianKeys = 'йцукенгшщзхъфывапролджэячсмитьбюё';
/** The text that the same keys type in the other keyboard layout. */
const inOtherLayout = (query: string) =>
  [...query.toLowerCase()]
    .map((key) => russianKeys[latinKeys.indexOf(key)] ?? latinKeys[russianKeys.indexOf(key)] ?? key)
    .join('');

const apostrophe = /[ʻʼ'‘’]/g;
const apostrophes = ["'", '`', '´', '‘', '’', 'ʻ', 'ʼ', '"', ''];

describe('place search over the whole world', () => {
  it('has a large enough corpus of places that exist', () => {
    expect(queries.length).toBeGreaterThanOrEqual(600);
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
    const known = new Set(places.map(({ code }) => code));
    const codes = queries.filter(({ group }) => group !== 'codes').map(({ code }) => code);
    expect(codes.filter((code) => !known.has(code))).toEqual([]);
  });

  it('puts the intended place first in at least 98 of 100 queries', () => {
    const listed = misses.map((miss) => ({ ...miss, found: index.search(miss.query, 3) }));
    expect({ listed, enough: misses.length <= queries.length * 0.02 }).toMatchObject({
      enough: true,
    });
  });

  it('finds enough in every group of queries', () => {
    const groups = Object.keys(corpus).map((name) => {
      const of = (list: typeof queries) => list.filter(({ group }) => group === name).length;
      return { name, enough: of(misses) <= Math.max(1, of(queries) * 0.04) };
    });
    expect(groups.filter(({ enough }) => !enough)).toEqual([]);
  });

  it.each(['russian', 'uzbek', 'english'])(
    'understands %s names typed in the other layout',
    (name) => {
      const list = queries.filter(({ group }) => group === name);
      const missed = list
        .map(({ query, code }) => ({ query: inOtherLayout(query), code }))
        .filter(({ query, code }) => index.search(query, 10)[0] !== code);
      expect({ missed, enough: missed.length <= list.length * 0.02 }).toMatchObject({
        enough: true,
      });
    },
  );

  it('accepts any kind of apostrophe in a name, and none', () => {
    const names = namedPlaces.flatMap((place) =>
      placeAliases(place)
        .aliases.filter((name) => apostrophe.test(name))
        .flatMap((name) => apostrophes.map((sign) => [name.replace(apostrophe, sign), place.code])),
    );
    expect(names.length).toBeGreaterThanOrEqual(100);
    expect(names.filter(([query, code]) => index.search(query!, 10)[0] !== code)).toEqual([]);
  });

  it('always lists the intended place among the first five', () => {
    expect(misses.filter(({ query, code }) => !index.search(query, 5).includes(code))).toEqual([]);
  });

  it('gives the same quality in the browser, with the well-known places only', () => {
    const named = new Set(namedPlaces.map(({ code }) => code));
    const own = queries.filter(({ code }) => named.has(code));
    expect(own.length).toBeGreaterThanOrEqual(500);
    const missed = own.filter(({ query, code }) => ownIndex.search(query, 8)[0] !== code);
    expect({ missed, enough: missed.length <= own.length * 0.02 }).toMatchObject({ enough: true });
  });

  it('is certain of correct texts in either layout, and uncertain of guesses', () => {
    for (const query of ['таш', 'nfirt', 'SVO', 'samarqand'])
      expect([query, ownIndex.look(query, 8).sure]).toEqual([query, true]);
    for (const query of ['ташкнт', 'привет мир'])
      expect([query, ownIndex.look(query, 8).sure]).toEqual([query, false]);
  });

  it('lists the airports right after their city', () => {
    expect(index.search('москва', 5)).toEqual(['MOW', 'SVO', 'DME', 'VKO', 'ZIA']);
    expect(index.search('london', 7)).toEqual(['LON', 'LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN']);
  });

  it.each([
    ['стам', ['IST', 'SAW']],
    ['тошк', ['TAS', 'TAZ']],
    ['самарк', ['SKD']],
    ['nfirt', ['TAS']],
  ])('adds no guesses to %s, which begins the name of a known city', (query, codes) => {
    expect(index.search(query, 8)).toEqual(codes);
  });

  it.each(['фывфыв', 'xqzvw', 'bdfghj', '12345', 'привет мир как дела'])(
    'finds nothing for %s',
    (query) => {
      expect(index.search(query, 10)).toEqual([]);
    },
  );
});
