import { chunkGroup } from './chunk-groups';

test('a group contains the files of its paths and no others, on every system', () => {
  const { test: paper } = chunkGroup('paper');
  expect(paper.test('/srv/karvon/libs/ui-kit/src/card/card.tsx')).toBe(true);
  expect(paper.test('C:\\karvon\\libs\\ui-kit\\src\\card\\card.tsx')).toBe(true);
  expect(paper.test('/srv/karvon/libs/ui-kit/src/calendar/calendar.tsx')).toBe(false);
  expect(() => chunkGroup('no-such-group')).toThrow(/no-such-group/);
});
