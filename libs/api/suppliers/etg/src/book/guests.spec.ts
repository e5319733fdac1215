import { partyOf } from '../search/party';
import { roomsOf } from './guests';

const guest = (name: string, category: 'adult' | 'child' = 'adult') => ({
  category,
  name,
  surname: 'KARIMOVA',
});
const named = (first_name: string) => ({ first_name, last_name: 'KARIMOVA' });

test('a guest without a name is counted, and a child has its age', () => {
  const party = { adults: 2, childAges: [7], rooms: 1 };
  expect(roomsOf([guest('ANNA'), guest('ALI', 'child')], party, false)).toEqual([
    { guests: [named('ANNA'), {}, { ...named('ALI'), is_child: true, age: 7 }] },
  ]);
});

test('every room has somebody by name, and every guest a bed', () => {
  const stay = { adults: 5, childAges: [3] };
  const party = { ...stay, rooms: 2 };
  expect(partyOf(stay)).toEqual([
    { adults: 3, childAges: [] },
    { adults: 2, childAges: [3] },
  ]);
  expect(roomsOf([guest('ANNA')], party, true)).toEqual([
    {
      guests: [
        { ...named('ANNA'), gender: 'unknown' },
        { gender: 'unknown' },
        { gender: 'unknown' },
      ],
    },
    {
      guests: [
        { ...named('ANNA'), gender: 'unknown' },
        { gender: 'unknown' },
        { is_child: true, age: 3, gender: 'unknown' },
      ],
    },
  ]);
  const all = ['ANNA', 'OLGA', 'LOLA', 'NORA', 'VERA'].map((name) => guest(name));
  expect(roomsOf(all, party, false)).toEqual([
    { guests: [named('ANNA'), named('LOLA'), named('NORA')] },
    { guests: [named('OLGA'), named('VERA'), { is_child: true, age: 3 }] },
  ]);
});

test('each child is sent with its own age', () => {
  const names = ['ANNA', 'OLGA', 'NORA'].map((name) => guest(name));
  const children = [guest('ALI', 'child'), guest('VALI', 'child')];
  const party = { adults: 3, childAges: [7, 9], rooms: 2 };
  expect(roomsOf([...names, ...children], party, false)).toEqual([
    { guests: [named('ANNA'), named('NORA'), { ...named('VALI'), is_child: true, age: 9 }] },
    { guests: [named('OLGA'), { ...named('ALI'), is_child: true, age: 7 }] },
  ]);
});

test.each([
  [{ adults: 1, childAges: [] }, 1],
  [{ adults: 2, childAges: [1, 5] }, 1],
  [{ adults: 4, childAges: [5] }, 2],
  [{ adults: 9, childAges: [1, 2, 3, 4, 5, 6] }, 4],
])('the party %j takes %i rooms', (party, rooms) => expect(partyOf(party)).toHaveLength(rooms));

test('one adult cannot take five children into a room', () =>
  expect(partyOf({ adults: 1, childAges: [1, 2, 3, 4, 5] })).toBeNull());
