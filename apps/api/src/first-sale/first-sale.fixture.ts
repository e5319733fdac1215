import type { Environment } from '@karvon/platform/settings/environment';
import { openApiDatabase } from '../testing/api-database';
import { firstSale } from './first-sale';

export interface Walked {
  code: number;
  /** One text for each step, as printed: 'passed search'. */
  steps: string[];
  /** The whole output. */
  said: string;
}

/** Runs the command as a person would, with all its waits skipped. */
export async function walkFirstSale(
  words: readonly string[],
  env: Environment,
  /** An action for the moment at which a step has passed. */
  after?: { step: string; act: (stop: () => void) => void },
): Promise<Walked> {
  const said: string[] = [];
  const stop = new AbortController();
  const code = await firstSale(words, {
    env: { EDITION: 'uz', ...env },
    say(line) {
      said.push(line);
      if (after && line.startsWith(`passed       ${after.step} `)) after.act(() => stop.abort());
    },
    pause: async () => undefined,
    signal: stop.signal,
    openDatabase: () => openApiDatabase(process.env.KARVON_TEST_DATABASE_URL),
  });
  const steps = said.flatMap((line) => {
    const [, outcome, step] = /^(passed|refused|not offered) +(\S+(?: \S+)?) {2}/.exec(line) ?? [];
    return outcome ? [`${outcome} ${step}`] : [];
  });
  return { code, steps, said: said.join('\n') };
}
