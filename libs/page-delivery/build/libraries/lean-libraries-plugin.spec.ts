import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { leaveKeysOut, leaveOut } from './lean-libraries-plugin';

test('the `displayName` of components is removed', () => {
  const code = readFileSync(createRequire(__filename).resolve('react-intl'), 'utf8');
  expect(code).toMatch(/^FormattedPlural\.displayName = /m);
  expect(leaveOut(code)).not.toMatch(/^\w+\.displayName/m);
});

test('an icon keeps its strokes without their keys', () => {
  const folder = dirname(createRequire(__filename).resolve('lucide-react/package.json'));
  const code = readFileSync(join(folder, 'dist/esm/icons/plane-takeoff.mjs'), 'utf8');
  const strokes = (text: string) => text.match(/\bd: "[^"]+"/g);
  expect(code).toMatch(/key: "/);
  expect(leaveKeysOut(code)).not.toMatch(/key: "/);
  expect(strokes(leaveKeysOut(code))).toEqual(strokes(code));
});
