import type { AddressInfo } from 'node:net';
import { operate } from '../../modules/ops/port';
import { testOperatorToken, type TestApp } from '../start-test-app';

/** The operators' command on an API that listens; `api` is called at each command. */
export function operatorTerminal(api: () => TestApp) {
  const typeAs =
    (operatorToken: string) =>
    (...line: string[]): Promise<string> =>
      operate(line, () => ({
        base: `http://127.0.0.1:${(api().app.server.address() as AddressInfo).port}`,
        operatorToken,
      }));
  const type = typeAs(testOperatorToken);
  return {
    type,
    /** @returns a function that types commands as a new operator */
    hire: async (name: string, role: string) =>
      typeAs(JSON.parse(await type('hire', name, role, '--json')).token as string),
  };
}
