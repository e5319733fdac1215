import { chunkGroup } from './chunk-groups';

test('a group contains the files of its paths and no others, on every system', () => {
  const { test: widgets } = chunkGroup('widgets');
  expect(widgets.test('/srv/karvon/libs/ui-kit/src/button/button.tsx')).toBe(true);
  expect(widgets.test('C:\\karvon\\libs\\ui-kit\\src\\button\\button.tsx')).toBe(true);
  expect(widgets.test('/srv/karvon/libs/ui-kit/src/calendar/calendar.tsx')).toBe(false);
  expect(() => chunkGroup('no-such-group')).toThrow(/no-such-group/);
});
