import { generateKeyPairSync } from 'node:crypto';
import { readConfig } from '../config';

const token = { DUFFEL_TOKEN: 'duffel_test_x', DUFFEL_RATE: '12650.5' };

test('only the sandbox sells, unless other suppliers are listed', () => {
  expect(readConfig({}).airSuppliers).toMatchObject({ listed: [{ name: 'sandbox', markUp: 0 }] });
});

test('suppliers are listed with mark-ups, the preferred first', () => {
  const { airSuppliers, adapters } = readConfig({ AIR_SUPPLIERS: 'duffel+2.5, sandbox', ...token });
  expect(airSuppliers).toMatchObject({
    listed: [
      { name: 'duffel', markUp: 250 },
      { name: 'sandbox', markUp: 0 },
    ],
    absent: [],
    duffel: { baseUrl: 'https://api.duffel.com', currency: 'USD', rate: 12_650_500_000 },
  });
  expect(adapters.flights).toBe('duffel+sandbox');
});

test('a supplier without its token is absent, and the others sell', () => {
  expect(readConfig({ AIR_SUPPLIERS: 'duffel,sandbox' }).airSuppliers).toMatchObject({
    listed: [{ name: 'sandbox' }],
    absent: ['duffel'],
  });
});

test.each([
  ['nobody', { AIR_SUPPLIERS: 'duffel' }, 'AIR_SUPPLIERS'],
  ['an unknown name', { AIR_SUPPLIERS: 'amadeus' }, 'AIR_SUPPLIERS'],
  ['one name twice', { AIR_SUPPLIERS: 'sandbox,sandbox' }, 'AIR_SUPPLIERS'],
  ['no rate for another currency', { AIR_SUPPLIERS: 'duffel', DUFFEL_TOKEN: 'x' }, 'DUFFEL_RATE'],
  ['a rate of nothing', { ...token, DUFFEL_RATE: '0' }, 'DUFFEL_RATE'],
])('%s is refused by name', (_, env, name) => {
  expect(() => readConfig(env)).toThrow(name);
});

describe('Sirena, whose keys are in PEM files', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const there = { AIR_SUPPLIERS: 'sirena', SIRENA_ADDRESS: '10.0.0.1:34322', SIRENA_CLIENT: '922' };
  const pem = (type: 'pkcs1' | 'pkcs8') => String(privateKey.export({ type, format: 'pem' }));
  const theirs = String(publicKey.export({ type: 'spki', format: 'pem' }));
  /** The keys as an environment may hold them: without line ends. */
  const letters = (text: string) => text.replaceAll(/-----.*-----|\n/g, '');
  const keys = { SIRENA_KEY: letters(pem('pkcs8')), SIRENA_SERVER_KEY: letters(theirs) };

  test.each([
    ['whole files', pem('pkcs1'), theirs],
    ['their letters in one line', keys.SIRENA_KEY, keys.SIRENA_SERVER_KEY],
    ['line ends that are written', pem('pkcs8').replaceAll('\n', '\\n'), theirs],
  ])('%s', (_, SIRENA_KEY, SIRENA_SERVER_KEY) => {
    const { sirena, listed } = readConfig({
      ...{ ...there, SIRENA_KEY, SIRENA_SERVER_KEY },
      SIRENA_RATE: '150',
    }).airSuppliers;
    expect(listed).toMatchObject([{ name: 'sirena' }]);
    expect(sirena).toMatchObject({
      account: { host: '10.0.0.1', port: 34_322, client: 922 },
      ...{ formPay: 'IN', currency: 'RUB', rate: 150_000_000 },
    });
    const { ours, theirs: server } = sirena!.account.keys;
    expect([ours.type, server.type]).toEqual(['private', 'public']);
    expect(String(ours.export({ type: 'pkcs8', format: 'pem' }))).toBe(pem('pkcs8'));
  });

  test.each([
    ['no rate for rubles', keys, 'SIRENA_RATE'],
    [
      'a rate of rubles for rubles',
      { ...keys, EDITION: 'ru', SIRENA_RATE: '150' },
      'SIRENA_RATE: must be absent: the account is in RUB itself',
    ],
    ['nonsense for a key', { ...keys, SIRENA_KEY: 'nonsense' }, 'SIRENA_KEY'],
    ['keys the wrong way round', { ...keys, SIRENA_KEY: keys.SIRENA_SERVER_KEY }, 'SIRENA_KEY'],
    ['no port', { ...keys, SIRENA_ADDRESS: 'localhost' }, 'SIRENA_ADDRESS'],
    ['no key', { SIRENA_KEY: '' }, 'AIR_SUPPLIERS'],
  ])('%s is refused by name', (_, env, name) => {
    expect(() => readConfig({ ...there, ...env })).toThrow(name);
  });
});

test('an account in the currency of the edition needs no rate', () => {
  const env = { AIR_SUPPLIERS: 'duffel', DUFFEL_TOKEN: 'x', DUFFEL_CURRENCY: 'UZS' };
  expect(readConfig(env).airSuppliers.duffel.rate).toBeNull();
  expect(readConfig({ ...env, DUFFEL_RATE: '1' }).airSuppliers.duffel.rate).toBe(1_000_000);
});
