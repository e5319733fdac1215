import { testOperatorToken, type TestApp } from '../start-test-app';

/** A call of an operator, as the operators' command sends it. */
export const callOps = (api: TestApp, path: string, payload?: object) =>
  api.inject({
    method: path === 'exchanges' ? 'GET' : 'POST',
    url: `/v1/ops/${path}`,
    headers: { 'operator-token': testOperatorToken },
    ...(payload && { payload }),
  });
