import { readConfig } from '../config';

const token = { DUFFEL_TOKEN: 'duffel_test_x', DUFFEL_RATE: '12650.5' };

test('the sandbox alone sells, unless others are listed', () => {
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

test('an account in the currency of the edition needs no rate', () => {
  const env = { AIR_SUPPLIERS: 'duffel', DUFFEL_TOKEN: 'x', DUFFEL_CURRENCY: 'UZS' };
  expect(readConfig(env).airSuppliers.duffel.rate).toBeNull();
});
