import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { leaveOut } from './lean-libraries-plugin';

test('no name for developer tools is left on components', () => {
  const code = readFileSync(createRequire(__filename).resolve('react-intl'), 'utf8');
  expect(code).toMatch(/^FormattedPlural\.displayName = /m);
  expect(leaveOut(code)).not.toMatch(/^\w+\.displayName/m);
});
