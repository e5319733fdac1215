import { expectNone } from './expect-none';
import { files } from './tree';

const folder = 'libs/api/platform/migrations/';

/** These migrations are applied in production under their names, so the names stay. */
const knownPairs = [
  ['0300-accounts', '0300-sandbox-rooms'],
  ['0570-devices-of-orders', '0570-duffel-orders'],
  ['0620-air-searches', '0620-payme'],
].map(String);

test('no two migrations have the same number', () => {
  const names = files
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length).replace(/\.sql$/, ''));
  const numbers = new Set(names.map((name) => name.slice(0, 4)));
  const sharing = [...numbers].map((number) => names.filter((name) => name.startsWith(number)));
  expectNone(
    sharing
      .filter((same) => same.length > 1)
      .map(String)
      .filter((pair) => !knownPairs.includes(pair)),
    'give the newer one the next free number: which of two comes first must not depend on their names.',
  );
});

test('a migration is named by four digits and a description', () => {
  expectNone(
    files.filter(
      (path) =>
        path.startsWith(folder) && !/^\d{4}-[a-z0-9-]+\.sql$/.test(path.slice(folder.length)),
    ),
    'rename it: others are not applied. Example: 0640-saved-drafts.sql.',
  );
});
