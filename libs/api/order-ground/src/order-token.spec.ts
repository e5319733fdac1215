import { SignJWT } from 'jose';
import { createOrderTokens } from './order-token';

const now = new Date('2026-11-21T08:00:00Z');
const tokens = createOrderTokens(['a secret of the server'], 24);

test('a token opens its own order for its lifetime and no longer', async () => {
  const token = tokens.sign('7K3MQW01', now);
  expect(await tokens.read(token, now)).toBe('7K3MQW01');
  expect(await tokens.read(token, new Date('2026-11-22T07:59:00Z'))).toBe('7K3MQW01');
  expect(await tokens.read(token, new Date('2026-11-22T08:01:00Z'))).toBeNull();
});

test('a token of another server, of another kind, altered or unsigned opens nothing', async () => {
  const token = tokens.sign('7K3MQW01', now);
  const [header, payload, signature] = token.split('.') as [string, string, string];
  const otherKind = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject('7K3MQW01')
    .setExpirationTime('24h')
    .sign(new TextEncoder().encode('a secret of the server'));
  const none = `${Buffer.from('{"alg":"none","typ":"order+jwt"}').toString('base64url')}.${payload}.`;
  const forged = [
    createOrderTokens(['another secret'], 24).sign('7K3MQW01', now),
    otherKind,
    none,
    `${header}.${Buffer.from('{"sub":"7K3MQW02"}').toString('base64url')}.${signature}`,
    '',
    'garbage',
  ];
  for (const text of forged) expect(await tokens.read(text, now)).toBeNull();
});

test('tokens stay valid while a secret is replaced', async () => {
  const now = new Date('2026-11-21T07:00:00Z');
  const [old, next] = ['the old secret', 'the new secret'];
  const before = createOrderTokens([old], 24);
  const after = createOrderTokens([next, old], 24);
  const ended = createOrderTokens([next], 24);
  const [first, second] = [before.sign('7K3MQW01', now), after.sign('7K3MQW01', now)];
  await expect(after.read(first, now)).resolves.toBe('7K3MQW01');
  await expect(after.read(second, now)).resolves.toBe('7K3MQW01');
  await expect(ended.read(second, now)).resolves.toBe('7K3MQW01');
  await expect(ended.read(first, now)).resolves.toBeNull();
  expect(after.readShare(before.share('7K3MQW01'))).toBe('7K3MQW01');
  expect(ended.readShare(before.share('7K3MQW01'))).toBeNull();
});
