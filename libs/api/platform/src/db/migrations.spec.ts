import { join } from 'node:path';
import { readMigrations } from './migrate';

/** Migrations up to this one are older than the first open shop: nothing ran while they were applied. */
const lastWithoutRule = '0610-payment-holds';

/** Changes that would break the code of the release before, and the words that show them. */
const breaks: [RegExp, string][] = [
  [/\bDROP\s+(?:TABLE|COLUMN)\b|\bDROP\s+(?!INDEX|CONSTRAINT|DEFAULT|NOT\s+NULL)\w+\s*;/i, 'drops'],
  [/\bRENAME\b/i, 'renames'],
  [/\bSET\s+NOT\s+NULL\b/i, 'demands'],
  [/\bALTER\s+COLUMN\s+\w+\s+(?:SET\s+DATA\s+)?TYPE\b/i, 'changes a type'],
  [
    /\bADD\s+COLUMN\b(?![^,;]*\bDEFAULT\b)[^,;]*\bNOT\s+NULL\b/i,
    'adds what old code does not fill',
  ],
];
const allowed = /--\s*contract:\s*\S+/i;

/** Statements with the comments above them. */
const statementsOf = (script: string) => script.split(/(?<=;)\s*\n/);

const faultsOf = (script: string) =>
  statementsOf(script).flatMap((statement) => {
    if (allowed.test(statement)) return [];
    const bare = statement.replace(/--[^\n]*/g, '');
    return breaks.flatMap(([words, what]) => (words.test(bare) ? [what] : []));
  });

test('no migration removes anything that the release before it uses', () => {
  const held = readMigrations(join(__dirname, '../../migrations')).filter(
    ({ name }) => name > lastWithoutRule,
  );
  for (const { name, sql } of held) expect([name, faultsOf(sql)]).toEqual([name, []]);
});

test.each([
  ['CREATE TABLE a (b text NOT NULL);', []],
  ['ALTER TABLE a ADD COLUMN b text;', []],
  ['ALTER TABLE a ADD COLUMN b integer NOT NULL DEFAULT 0;', []],
  ['CREATE INDEX c ON a (b);\nDROP INDEX d;', []],
  ['ALTER TABLE a DROP COLUMN b;', ['drops']],
  ['DROP TABLE a;', ['drops']],
  ['ALTER TABLE a RENAME COLUMN b TO c;', ['renames']],
  ['ALTER TABLE a ALTER COLUMN b SET NOT NULL;', ['demands']],
  ['ALTER TABLE a ALTER COLUMN b TYPE bigint;', ['changes a type']],
  ['ALTER TABLE a ADD COLUMN b text NOT NULL;', ['adds what old code does not fill']],
  ['-- contract: 0.1.0 was the last that read it\nALTER TABLE a DROP COLUMN b;', []],
  ['-- DROP TABLE a; is what we do not do\nCREATE TABLE b (c text);', []],
])('%s → %j', (script, faults) => {
  expect(faultsOf(script)).toEqual(faults);
});
