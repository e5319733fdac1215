import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { leaveOut } from './lean-libraries-plugin';

const file = (name: string) => createRequire(__filename).resolve(name);

test('of the formatters only that of messages is left, on the library as it is installed', () => {
  const id = file('@formatjs/intl');
  const code = leaveOut(readFileSync(id, 'utf8'), id);
  const bound = [...code.matchAll(/^\t\t(\S+): \w+\.bind\(/gm)].map(([, name]) => name);
  expect(bound).toEqual(['formatMessage', '$t']);
});

test('no name for developer tools is left on components', () => {
  const id = file('react-intl');
  const code = readFileSync(id, 'utf8');
  expect(code).toMatch(/^FormattedPlural\.displayName = /m);
  expect(leaveOut(code, id)).not.toMatch(/^\w+\.displayName/m);
});
