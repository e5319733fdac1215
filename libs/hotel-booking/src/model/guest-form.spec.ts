import { buildHotelOffer, buildHotelOfferDetail } from '@karvon/testing';
import { requiredGuests, unaskedParty } from './required-guests';
import { firstWrong } from './field-order';
import { splitFullName } from './full-name';
import { guestFormSchema, type GuestValues } from './guest-form';
import { startGuests } from './start-guests';
import { tidyName } from './tidy-name';
import { guestIssues } from './guest-issues';

const family = { adults: 2, childAges: [8, 0] };
const stay = (allNames: boolean) =>
  buildHotelOfferDetail({
    ...family,
    offer: buildHotelOffer({ guestRules: { allNames, citizenship: true } }),
  });

test('a tariff asks for the names of all guests, adults first, or of the first adult only', () => {
  expect(requiredGuests(stay(true)).map(({ age }) => age)).toEqual([null, null, 8, 0]);
  expect(unaskedParty(stay(true))).toBeNull();
  expect(requiredGuests(stay(false))).toEqual([{ category: 'adult', age: null }]);
  expect(unaskedParty(stay(false))).toEqual({ adults: 1, childAges: [8, 0] });
  expect(unaskedParty({ ...stay(false), adults: 1, childAges: [] })).toBeNull();
});

const start = startGuests({
  required: requiredGuests(stay(false)),
  citizenship: 'UZ',
  consents: { personalDataTicked: false, offerTicked: true },
});
const filled: GuestValues = {
  booker: { name: ' Dilnoza  Karimova ', phone: '901234567', email: 'd@mail.uz' },
  guests: [{ category: 'adult', name: "O'ktam", surname: 'Ғайратов', citizenship: 'UZ' }],
  comment: '  ',
  consents: { personalData: true, offer: true },
};
const readPhone = (text: string) => (text === '901234567' ? '+998901234567' : null);
const check = (values: GuestValues, citizenship = true, latin = false) =>
  guestFormSchema({ readPhone, citizenship, latin }).safeParse(values);

test('typed values become the request', () => {
  expect(check(filled).data).toEqual({
    booker: { name: 'Dilnoza Karimova', phone: '+998901234567', email: 'd@mail.uz' },
    guests: [{ category: 'adult', name: 'Oʻktam', surname: 'Ғайратов', citizenship: 'UZ' }],
    comment: '',
    consents: { personalData: true, offer: true },
  });
  expect(check(filled, false).data?.guests[0]).not.toHaveProperty('citizenship');
});

test('what pasting brings along unseen is no part of names and addresses', () => {
  const booker = {
    ...filled.booker,
    name: '\u2068Али\u0438\u0306а\u2069 \u200bКим',
    email: '\u200bd@mail.uz\ufeff',
  };
  const guests = [{ ...filled.guests[0]!, name: 'Анна\u2011Мария', surname: 'Ки\u00adм' }];
  expect(check({ ...filled, booker, guests }).data).toMatchObject({
    booker: { name: 'Алийа Ким', email: 'd@mail.uz' },
    guests: [{ name: 'Анна-Мария', surname: 'Ким' }],
  });
});

test('for a hotel abroad names are spelled as passports of the citizenship have them', () => {
  const names = (name: string, surname: string, citizenship: string) => {
    const guests = [{ category: 'adult' as const, name, surname, citizenship }];
    return check({ ...filled, guests }, true, true);
  };
  expect(names('Юлия', 'Щербакова', 'RU').data?.guests).toMatchObject([
    { name: 'IULIIA', surname: 'SHCHERBAKOVA' },
  ]);
  expect(names("O'ktam", 'Ғайратов', 'UZ').data?.guests).toMatchObject([
    { name: 'OKTAM', surname: 'GAYRATOV' },
  ]);
  const [issue] = names('Юлия', '林', 'CN').error?.issues ?? [];
  expect([issue?.path.join('.'), issue?.message]).toEqual(['guests.0.surname', 'latin']);
});

test('an empty form shows everything that is missing at once', () => {
  const issues = check(start).error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(issues).toEqual([
    ['booker.name', 'required'],
    ['booker.phone', 'required'],
    ['booker.email', 'required'],
    ['guests.0.name', 'required'],
    ['guests.0.surname', 'required'],
    ['consents.personalData', 'consent'],
  ]);
});

test.each([
  [{ booker: { ...filled.booker, name: 'R2-D2' } }, 'booker.name', 'name'],
  [{ booker: { ...filled.booker, phone: '12' } }, 'booker.phone', 'phone'],
  [{ booker: { ...filled.booker, email: 'd@' } }, 'booker.email', 'email'],
  [{ comment: 'x'.repeat(501) }, 'comment', 'comment'],
])('case %#: refused by the rule of its field', (changes, path, message) => {
  const [issue] = check({ ...filled, ...changes }).error?.issues ?? [];
  expect([issue?.path.join('.'), issue?.message]).toEqual([path, message]);
});

test('apostrophes in oʻ and gʻ become the letters’ own mark, other apostrophes stay', () => {
  expect(["G`ayrat  Ro'zi ", "O’tkir D'Arc"].map(tidyName)).toEqual([
    'Gʻayrat Roʻzi',
    "Oʻtkir D'Arc",
  ]);
});

test('the first wrong field is the first of the page', () => {
  const wrong = new Set(['consents.offer', 'guests.1.surname']);
  expect(firstWrong(2, (name) => wrong.has(name))).toBe('guests.1.surname');
  expect(firstWrong(2, () => false)).toBeUndefined();
});

test('the server’s issues become errors of fields; issues of no field are left out', () => {
  const issue = (path: string) => ({ path, rule: 'x', message: '' });
  expect(
    guestIssues([
      issue('guests.1.citizenship'),
      issue('booker.phone'),
      issue('guests'),
      issue('offerId'),
    ]),
  ).toEqual([
    { name: 'guests.1.citizenship', rule: 'required' },
    { name: 'booker.phone', rule: 'phone' },
  ]);
});

test('a name of two words is split into name and surname, other names are not', () => {
  expect(splitFullName(' Дилноза Каримова')).toEqual({ name: 'Дилноза', surname: 'Каримова' });
  expect([splitFullName('Дилноза'), splitFullName('Абу Али ибн Сино')]).toEqual([null, null]);
});

test.each([
  ['as it was filled in', 'AZIZA', 'female'],
  ['with another name', 'AZIZ', undefined],
])('the sex of a saved traveller, %s', (_, name, sex) => {
  const [guest] = filled.guests;
  const known = { name: 'AZIZA', surname: 'KARIMOVA', sex: 'female' as const };
  const guests = [{ ...guest!, name, surname: 'KARIMOVA', known }];
  expect(check({ ...filled, guests }).data?.guests[0]?.sex).toBe(sex);
});
