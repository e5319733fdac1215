import { dilnoza, send, signUp } from '@karvon/accounts/testing';
import { startTestApp } from '../../../testing/start-test-app';
import { testApi } from '@karvon/platform/testing/test-api';
import { operatorTerminal } from '../../../testing/operators/operator-terminal';

const api = testApi(async () => {
  const started = await startTestApp();
  await started.app.listen({ host: '127.0.0.1', port: 0 });
  return started;
});

const { type, hire } = operatorTerminal(() => api);

const enter = (password: string, address: string) =>
  send(api, 'POST', '/v1/auth/login', { identifier: dilnoza.identifier, password }, { address });

test("an operator sees why a member cannot sign in, and none of the member's secrets", async () => {
  await signUp(api);
  const fresh = await type('user', '+998', '90', '123', '45', '67');
  expect(fresh).toMatch(/^account [\da-f-]{36} {2}uz {2}since /);
  expect(fresh).toMatch(/\nsigned in: 1, last seen .+\nPIN: may be tried\npoints: 0$/);
  for (const secret of ['Дилноза', '901234567', dilnoza.password])
    expect(fresh).not.toContain(secret);

  for (let tries = 0; tries < 6; tries += 1) await enter('111111', '192.0.2.1');
  expect(await type('user', '90 123-45-67')).toMatch(/\nPIN: may be tried in \d+ min\n/);

  for (let tries = 6; tries < 22; tries += 1) {
    await api.clock.advance({ days: 1 });
    await enter('111111', `192.0.2.${tries}`);
  }
  expect(await type('user', '901234567')).toContain('\nPIN: locked until the owner recovers it');
});

test('a session that has expired, unused for thirty days or ninety days old, is not counted', async () => {
  const identifier = '+998901112233';
  const { jwt } = await signUp(api, { identifier });
  await api.clock.advance({ days: 29 });
  expect(await type('user', identifier)).toContain('\nsigned in: 1, last seen ');
  await api.clock.advance({ days: 2 });
  expect((await send(api, 'POST', '/v1/auth/refresh', undefined, { token: jwt })).statusCode).toBe(
    401,
  );
  expect(await type('user', identifier)).toContain('\nsigned in: 0\n');

  let { jwt: used } = await signUp(api, { identifier: '+998901112244' });
  for (let days = 0; days < 75; days += 25) {
    await api.clock.advance({ days: 25 });
    used = (await send(api, 'POST', '/v1/auth/refresh', undefined, { token: used })).json().jwt;
  }
  expect(await type('user', '+998901112244')).toContain('\nsigned in: 1, last seen ');
  await api.clock.advance({ days: 16 });
  expect(await type('user', '+998901112244')).toContain('\nsigned in: 0\n');
});

test('a phone without an account is reported, and an invalid phone is refused', async () => {
  await expect(type('user', '+998 90 000 00 01')).rejects.toThrow('No account has this phone.');
  await expect(type('user', 'Karimova')).rejects.toThrow('not a phone number');
});

test('a viewer cannot see members', async () => {
  const look = await hire('laylo', 'viewer');
  await expect(look('user', '+998901234567')).rejects.toThrow('may not do this');
});
