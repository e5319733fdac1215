import { emailSchema, newPinSchema, usernameSchema } from '@karvon/contract';
import { emailRule, usernameRule } from './account-rules';
import { clockText } from './clock-text';
import { knownPinRule, pinRule } from './new-pin';
import { registrationIssues } from './registration';
import { startTraveller, toTraveller, travellerIssues } from './traveller-form';

const names = [
  'Дилноза',
  'Oʻktam_k',
  "O'ktam",
  'Anna-Maria 2',
  'José',
  '李',
  '--',
  '_a',
  'a',
  'Ёлка ё',
  'a@b',
];
test.each(names)('our rule and the contract agree on the username %s', (name) => {
  expect(usernameRule(name) === undefined).toBe(usernameSchema.safeParse(name).success);
});

const emails = [
  'a@b.uz',
  '.a@b.uz',
  'a.@b.uz',
  'a.b@c.d.uz',
  'a@b.c.d.uz',
  'a@b',
  'a b@c.uz',
  'a@@b.uz',
  'é@b.uz',
];
test.each(emails)('our rule and the contract agree on the address %s', (email) => {
  expect(emailRule(email) === undefined).toBe(emailSchema.safeParse(email).success);
});

test('invisible characters of pasted text are removed from names and addresses', () => {
  expect(usernameRule('Али\u200bшер\u00ad')).toBeUndefined();
  expect(emailRule('ali@mail.uz\u200b')).toBeUndefined();
  const person = { ...startTraveller(null, 'UZ'), surname: 'Кари\u200bмов', name: '\ufeffALI' };
  expect(travellerIssues(person, '2026-11-27')).not.toHaveProperty('surname');
  expect(toTraveller({ ...person, birthDate: '09.03.1990' }, null, '2026-11-27')).toMatchObject({
    surname: 'KARIMOV',
    name: 'ALI',
  });
});

test.each(['12345', '123456', 'ab cde', 'aB3xy9', '      '])(
  'our rule and the contract agree on the PIN %s',
  (pin) => {
    expect(pinRule(pin) === undefined).toBe(newPinSchema.safeParse(pin).success);
  },
);

test('an unknown rule of the server has no text', () => {
  expect(knownPinRule('sequence')).toBe('sequence');
  expect(knownPinRule('toString')).toBeUndefined();
  expect(knownPinRule(undefined)).toBeUndefined();
});

test('the e-mail is optional, the other fields are required', () => {
  const empty = {
    username: ' ',
    phone: '',
    email: ' ',
    pin: '',
    consents: { personalData: false, offer: true },
  };
  expect(registrationIssues(empty)).toEqual({
    username: 'required',
    phone: 'required',
    pin: 'required',
    consents: true,
  });
});

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [120, '2:00'],
  [3_661, '1:01:01'],
])('%i seconds are %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

test('a traveller is saved as in the passenger form: with Latin look-alikes and any date format', () => {
  const typed = {
    ...startTraveller(null, 'UZ'),
    surname: 'Каримова',
    name: 'Дилноза',
    birthDate: '9 марта 90',
    document: 'аа 1234567',
    documentValid: '1/1/30',
  };
  expect(travellerIssues(typed, '2026-11-21')).toEqual({});
  expect(toTraveller(typed, null, '2026-11-21')).toMatchObject({
    surname: 'KARIMOVA',
    birthDate: '1990-03-09',
    document: 'AA1234567',
    documentValid: '2030-01-01',
  });
});
