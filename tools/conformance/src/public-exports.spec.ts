import { pinFile, publicExports } from './public-exports';
import { readJson } from './tree';

const pinned = readJson<Record<string, string[]>>(pinFile);

test.each(Object.entries(publicExports()))(
  '%s offers what is pinned (changed on purpose? npm run exports)',
  (lib, names) => {
    expect(names).toEqual(pinned[lib]);
  },
);

test('the pin names no lib that is gone', () => {
  expect(Object.keys(pinned)).toEqual(Object.keys(publicExports()));
});
