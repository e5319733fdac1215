import { bookerSchema, passengerSchema } from '@karvon/contract';
import { bookingFormSchema, withSpelledNames, type BookingValues } from './booking-form';

const rules = {
  today: '2026-11-21',
  lastFlight: '2026-12-08',
  lastArrival: '2026-12-09',
  countries: ['UZ', 'RU'] as const,
  readPhone: (text: string) => (text === '90 123 45 67' ? '+998901234567' : null),
};
const schema = bookingFormSchema(rules);

const passenger: BookingValues['passengers'][number] = {
  type: 'adult',
  sex: 'female',
  surname: 'Каримова',
  name: 'Дилноза',
  patronymic: '',
  birthDate: '09.03.1990',
  document: 'аа 1234567',
  documentValid: '',
  country: 'UZ',
  operatorNameBonus: '',
  bonusCard: '',
};
const values = (
  changes: Partial<typeof passenger> = {},
  ...more: (typeof passenger)[]
): BookingValues => ({
  booker: { mobilePhone: '90 123 45 67', homePhone: '', email: ' d.karimova@mail.uz ' },
  passengers: [{ ...passenger, ...changes }, ...more],
});
const issuesOf = (input: BookingValues) =>
  schema
    .safeParse(input)
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

test('what people type becomes what the API takes', () => {
  const data = schema.parse(values());
  expect(data.booker).toEqual({
    mobilePhone: '+998901234567',
    homePhone: undefined,
    email: 'd.karimova@mail.uz',
  });
  expect(data.passengers[0]).toMatchObject({
    surname: 'KARIMOVA',
    name: 'DILNOZA',
    patronymic: undefined,
    birthDate: '1990-03-09',
    document: 'AA1234567',
  });
  expect(bookerSchema.safeParse(data.booker).success).toBe(true);
  expect(passengerSchema.safeParse(data.passengers[0]).success).toBe(true);
});

test('marks that nobody sees, copied along with an address or a number, are left out', () => {
  const { booker, passengers } = values({ operatorNameBonus: 'HY', bonusCard: '123456\u200E' });
  const email = '\u200Ed.karimova@mail.uz\u202C';
  const data = schema.parse({ passengers, booker: { ...booker, email } });
  expect(data.booker.email).toBe('d.karimova@mail.uz');
  expect(data.passengers[0]!.bonusCard).toBe('123456');
});

test.each<[Partial<typeof passenger>, string]>([
  [{ surname: ' ' }, 'passengers.0.surname required'],
  [{ name: 'Anna1' }, 'passengers.0.name latin'],
  [{ birthDate: '31.02.1990' }, 'passengers.0.birthDate date'],
  [{ birthDate: '31.12.1890' }, 'passengers.0.birthDate date'],
  [{ birthDate: '22.11.2026' }, 'passengers.0.birthDate birth-in-future'],
  [{ birthDate: '09.12.2014' }, 'passengers.0.birthDate age-band'],
  [{ document: '12' }, 'passengers.0.document document'],
  [{ documentValid: '08.12.2026' }, 'passengers.0.documentValid document-expired'],
  [{ bonusCard: '123456' }, 'passengers.0.operatorNameBonus required'],
  [{ operatorNameBonus: 'HY' }, 'passengers.0.bonusCard required'],
  [{ bonusCard: '!', operatorNameBonus: 'HY' }, 'passengers.0.bonusCard bonus-card'],
])('%p is refused: %s', (changes, issue) => expect(issuesOf(values(changes))).toEqual([issue]));

test('a child who turns twelve by the last flight is an adult', () => {
  expect(issuesOf(values({ type: 'child', birthDate: '08.12.2014' }))).toEqual([
    'passengers.0.birthDate outgrows',
  ]);
  expect(issuesOf(values({ type: 'child', birthDate: '08.12.2013' }))).toEqual([
    'passengers.0.birthDate age-band',
  ]);
  expect(issuesOf(values({ type: 'child', birthDate: '09.12.2014' }))).toEqual([]);
});

test('names follow the passports of the country', () => {
  const typed = { ...passenger, surname: 'Юсупова', name: 'Жасмин', patronymic: 'Рустам қизи' };
  const [uzbek, russian] = withSpelledNames([typed, { ...typed, country: 'RU' }]);
  expect(uzbek).toMatchObject({ surname: 'YUSUPOVA', name: 'JASMIN', patronymic: 'RUSTAM QIZI' });
  expect(russian).toMatchObject({ surname: 'IUSUPOVA', name: 'ZHASMIN' });
});

test('two travellers cannot share a document, however it is printed', () => {
  expect(issuesOf(values({}, { ...passenger, document: 'AA1234567' }))).toEqual([
    'passengers.1.document document-repeated',
  ]);
});

test('an empty form names every required field and no other', () => {
  const blank = Object.fromEntries(
    Object.keys(passenger).map((key) => [key, '']),
  ) as typeof passenger;
  const input = {
    booker: { mobilePhone: '', homePhone: '', email: '' },
    passengers: [{ ...blank, type: 'adult', sex: 'male', country: 'UZ' } as typeof passenger],
  };
  expect(issuesOf(input)).toEqual([
    'booker.mobilePhone required',
    'booker.email required',
    'passengers.0.surname required',
    'passengers.0.name required',
    'passengers.0.birthDate required',
    'passengers.0.document required',
  ]);
});
