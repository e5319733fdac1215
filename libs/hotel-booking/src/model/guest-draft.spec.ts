import { clearGuestDraft, readGuestDraft, writeGuestDraft } from './guest-draft';
import type { GuestValues } from './guest-form';
import { startGuests } from './start-guests';

const consents = { personalDataTicked: false, offerTicked: true } as const;
const adult = { category: 'adult', age: null } as const;
const child = { category: 'child', age: 5 } as const;
const one = startGuests({ required: [adult], citizenship: 'UZ', consents });
const family = startGuests({ required: [adult, child], citizenship: 'UZ', consents });
const typed: GuestValues = {
  booker: { name: 'Dilnoza Karimova', phone: '+998901234567', email: 'd@mail.uz' },
  guests: [
    { category: 'adult', name: 'Dilnoza', surname: 'Karimova', citizenship: 'KZ' },
    { category: 'child', name: 'Malika', surname: 'Karimova', citizenship: 'UZ' },
  ],
  comment: 'late arrival',
  consents: { personalData: true, offer: true },
};
beforeEach(() => window.sessionStorage.clear());

test('the same stay restores the whole form, even when the price has changed', () => {
  expect(readGuestDraft('A', family)).toBeNull();
  writeGuestDraft('A', typed);
  expect(readGuestDraft('A', family)).toEqual(typed);
});

test('another stay restores the contacts and the guests it asks for, but no consents', () => {
  writeGuestDraft('A', typed);
  expect(readGuestDraft('B', one)).toEqual({
    ...one,
    booker: typed.booker,
    guests: [typed.guests[0]],
  });
  const three = startGuests({ required: [adult, adult, child], citizenship: 'UZ', consents });
  expect(readGuestDraft('B', three)?.guests.map(({ name }) => name)).toEqual([
    'Dilnoza',
    '',
    'Malika',
  ]);
});

test('the draft is not stored on the device and is removed after the order', () => {
  writeGuestDraft('A', typed);
  expect(window.localStorage).toHaveLength(0);
  clearGuestDraft();
  expect(window.sessionStorage).toHaveLength(0);
});

test('a draft of another shape is ignored', () => {
  window.sessionStorage.setItem('karvon.private.draft.hotel', '{broken');
  expect(readGuestDraft('A', one)).toBeNull();
});
