import { randomBytes } from 'node:crypto';
import { dataKeyIdOf } from '@karvon/platform/personal-data';
import { formatMoment } from './describe';
import type { KeyStatesShown } from './key-endpoints';

const stateTexts = {
  seals: 'seals',
  'seals-elsewhere': 'SEALS AT ANOTHER API: all must begin with the same key',
  opens: 'opens',
  'not-set': 'NOT SET, CANNOT BE READ',
};

/** For the operator's terminal: each key with the rows it has sealed, the progress of re-sealing, and the unreadable rows. */
export function describeKeys({ dataKeys, tokenSecrets, walk, unreadable }: KeyStatesShown): string {
  const keys = dataKeys.map(({ id, state, rows }) => {
    const line = `  ${id ?? 'without id'}  ${stateTexts[state]}  ${rows} rows`;
    if (state !== 'opens' || id === null) return line;
    const next = rows > 0 ? `npm run ops -- keys retire ${id}` : 'may be left out of DATA_KEY';
    return `${line}\n    ${next}`;
  });
  const steps = walk.map(({ place, seen, resealed, finishedAt }) => {
    const end = finishedAt === null ? '' : `  done ${formatMoment(finishedAt)}`;
    return `  ${place}  ${seen} seen, ${resealed} sealed anew${end}`;
  });
  const signs = tokenSecrets.map((id, index) => `  ${id}  ${index === 0 ? 'signs' : 'verifies'}`);
  return [
    ['DATA_KEY', ...keys].join('\n'),
    ['TOKEN_SECRET', ...signs].join('\n'),
    ...(steps.length > 0 ? [['walk', ...steps].join('\n')] : []),
    ...(unreadable.length > 0
      ? [
          [
            'cannot be read',
            ...unreadable.map(({ place, row }) => `  ${place}  ${JSON.stringify(row)}`),
          ].join('\n'),
        ]
      : []),
  ].join('\n');
}

/** A new key with instructions. It is made on the operator's machine, so it passes through no network and no log. */
export function describeNewKey(): { text: string; response: { id: string; key: string } } {
  const key = randomBytes(32).toString('base64url');
  const id = dataKeyIdOf(key);
  return {
    response: { id, key },
    text: `${key}
This is a new DATA_KEY, ${id}. It is shown once. Restart the APIs one by one after each of these:
  1. add it behind the keys that are set: DATA_KEY=<old>,<new>, so that all APIs know it
  2. put it first: DATA_KEY=<new>,<old>, and it seals from now on
  3. npm run ops -- keys retire <id of the old one>; once \`keys\` shows no rows of it: DATA_KEY=<new>`,
  };
}
