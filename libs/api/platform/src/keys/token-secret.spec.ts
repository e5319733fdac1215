import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOperatorToken } from './token-secret';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'karvon-secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const read = () => readOperatorToken({ dataDir, operatorToken: undefined });

test('a generated secret survives restarts', () => {
  const made = read();
  expect(made).toHaveLength(43);
  expect([read(), readFileSync(join(dataDir, 'operator-token'), 'utf8')]).toEqual([made, made]);
});

test.each(['', 'short\n'])('a file that holds %j is no valid secret', (content) => {
  writeFileSync(join(dataDir, 'operator-token'), content);
  expect(read).toThrow(/operator-token holds no secret of 32 characters or more/);
});
