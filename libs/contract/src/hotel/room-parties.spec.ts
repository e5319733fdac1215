import { roomGuests, roomParties, sleepAlone } from './room-parties';

const guest = (name: string, category: 'adult' | 'child' = 'adult') => ({ name, category });

test('each room has an adult, and rooms with fewer adults have more children', () => {
  expect(roomParties({ adults: 3, childAges: [7, 9, 12] }, 2)).toEqual([
    { adults: 2, childAges: [9] },
    { adults: 1, childAges: [7, 12] },
  ]);
  for (let adults = 1; adults <= 9; adults += 1)
    for (let rooms = 1; rooms <= adults; rooms += 1) {
      const parties = roomParties({ adults, childAges: [1, 2, 3, 4] }, rooms);
      expect(parties.every((one) => one.adults > 0)).toBe(true);
      expect(parties.flatMap(({ childAges }) => childAges).sort()).toEqual([1, 2, 3, 4]);
      expect(parties.reduce((sum, one) => sum + one.adults, 0)).toBe(adults);
    }
});

test('with more rooms than adults children sleep without one', () => {
  const party = { adults: 1, childAges: [13, 15, 17] };
  expect([1, 2].map((rooms) => sleepAlone(party, rooms))).toEqual([false, true]);
  expect(roomParties(party, 2)).toEqual([
    { adults: 1, childAges: [15] },
    { adults: 0, childAges: [13, 17] },
  ]);
  expect(roomGuests([guest('ANNA'), guest('ALI', 'child')], party, 2)).toEqual([
    { adults: [guest('ANNA')], children: [{ age: 15, guest: undefined }] },
    {
      adults: [],
      children: [
        { age: 13, guest: guest('ALI', 'child') },
        { age: 17, guest: undefined },
      ],
    },
  ]);
});

test('each child keeps its own age, and who has no name keeps a place', () => {
  const guests = [guest('ANNA'), guest('OLGA'), guest('ALI', 'child'), guest('VALI', 'child')];
  const party = { adults: 3, childAges: [7, 9] };
  const [anna, olga, ali, vali] = guests;
  expect(roomGuests(guests, party, 2)).toEqual([
    { adults: [anna, undefined], children: [{ age: 9, guest: vali }] },
    { adults: [olga], children: [{ age: 7, guest: ali }] },
  ]);
  expect(roomGuests([anna!], party, 1)).toEqual([
    {
      adults: [anna, undefined, undefined],
      children: [
        { age: 7, guest: undefined },
        { age: 9, guest: undefined },
      ],
    },
  ]);
});
