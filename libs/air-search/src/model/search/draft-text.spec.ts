import { carriedAs, carriedPlaceCodes, draftText, parseDraft } from './draft-text';
import { startDraft, switchTrip, type SearchDraft } from './search-draft';

const today = '2026-11-21';
const empty = startDraft({ criteria: null, homeCity: 'TAS', today });
const family: SearchDraft = {
  ...empty,
  back: '2026-12-21',
  travellers: { adult: 2, child: 1, baby: 1 },
  ticketClass: 'Business',
};
const chosen: SearchDraft = {
  ...empty,
  trip: 'one-way',
  legs: [{ id: 0, from: null, to: 'MOW', out: '2026-12-14' }],
};
const journey = switchTrip(
  { ...family, legs: [{ id: 0, from: 'TAS', to: 'IST', out: '2026-12-14' }] },
  'multi',
);

test.each([
  ['a form as it began', empty],
  ['travellers and a way back', family],
  ['gaps', chosen],
  ['a journey', journey],
])('%s is the same in the next document', (_, draft) =>
  expect(parseDraft(draftText(draft), today)).toEqual(draft),
);

test.each([undefined, '', 'trip=sea', 'legs=TAS-MOW-2026-12-14'])('%s is no draft', (text) =>
  expect(parseDraft(text, today)).toBeNull(),
);

test('values that the form cannot have are left out', () => {
  expect(
    parseDraft('trip=return&legs=tas-MOSCOW-2026-02-30_&back=2026-11-20&adult=99', today),
  ).toEqual({
    ...empty,
    travellers: { adult: 9, child: 0, baby: 0 },
    legs: [
      { id: 0, from: null, to: null, out: null },
      { id: 1, from: null, to: null, out: null },
    ],
  });
  const many = `trip=multi&legs=${'TAS-MOW-_'.repeat(40)}`;
  expect(parseDraft(many, today)?.legs).toHaveLength(6);
});

test('a loader learns the codes of places whose names it must request', () => {
  expect(carriedPlaceCodes({ [carriedAs]: draftText(journey) })).toEqual(['TAS', 'IST']);
  expect(carriedPlaceCodes({})).toEqual([]);
});
