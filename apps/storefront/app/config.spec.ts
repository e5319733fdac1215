import { publicConfig, readConfig } from './config.server';

test('the number of processes is read from the environment; development has one process', () => {
  expect(readConfig({}).processes).toBe(1);
  expect(readConfig({ PROCESSES: '3', NODE_ENV: 'production' }).processes).toBe(3);
  expect(readConfig({ PROCESSES: '3', NODE_ENV: 'development' }).processes).toBe(1);
  expect(readConfig({ PROCESSES: 'auto', NODE_ENV: 'production' }).processes).toBeGreaterThan(0);
  expect(() => readConfig({ PROCESSES: 'many' })).toThrow(/PROCESSES/);
});

test('without settings: the Uzbek edition on the documented ports', () => {
  expect(readConfig({})).toMatchObject({
    port: 4200,
    apiUrl: 'http://127.0.0.1:4300',
    publicUrl: 'http://localhost:4200',
    production: false,
    trustedProxies: [],
    edition: { id: 'uz' },
  });
});

test('settings are read without a slash at the end; an empty variable is unset', () => {
  const env = {
    PORT: '80',
    STOREFRONT_HOST: '127.0.0.1',
    API_URL: 'http://api:1/',
    PUBLIC_URL: 'https://k.example/',
    EDITION: 'ru',
    LOG_LEVEL: '',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
  };
  expect(readConfig(env)).toMatchObject({
    port: 80,
    host: '127.0.0.1',
    apiUrl: 'http://api:1',
    publicUrl: 'https://k.example',
    logLevel: 'info',
    trustedProxies: ['10.0.0.0/8', '::1'],
    edition: { id: 'ru' },
  });
});

test('an API on this machine is found by its port', () => {
  expect(readConfig({ API_PORT: '7300' }).apiUrl).toBe('http://127.0.0.1:7300');
});

test('every wrong variable is named at once', () => {
  expect(() => readConfig({ PORT: 'x', API_URL: 'ftp://api' })).toThrow(
    /PORT[\s\S]*API_URL|API_URL[\s\S]*PORT/,
  );
  expect(() => readConfig({ LOG_LEVEL: 'loud', TRUSTED_PROXIES: 'nginx' })).toThrow(
    /LOG_LEVEL[\s\S]*TRUSTED_PROXIES|TRUSTED_PROXIES[\s\S]*LOG_LEVEL/,
  );
  expect(() => readConfig({ EDITION: 'kz', PORT: '70000' })).toThrow(
    /PORT: must be a whole number from 1 to 65535\n[^]*EDITION: .*"ru"\|"uz"/,
  );
});

test('a public address that is more than an origin is refused, and the message names the right one', () => {
  for (const PUBLIC_URL of ['https://karvon.example/uz', 'https://Karvon.example?x'])
    expect(() => readConfig({ PUBLIC_URL })).toThrow(
      'PUBLIC_URL: must be scheme, host and port: https://karvon.example',
    );
});

test.each(['WIDGET_ORIGINS', 'MAP_ORIGINS'])('%s is refused because it is no origin', (name) => {
  for (const wrong of ['partner.example', 'https://partner.example/shop'])
    expect(() => readConfig({ [name]: wrong })).toThrow(name);
});

test('pages get the edition, our address and our contacts, but not the address of the API', () => {
  const shown = publicConfig(readConfig({ API_URL: 'http://secret-api:1' }));
  expect(Object.keys(shown).sort()).toEqual([
    'buildCheckMs',
    'consoleLogging',
    'demonstration',
    'edition',
    'mapStyle',
    'publicUrl',
  ]);
  expect(JSON.stringify(shown)).not.toContain('secret-api');
});

test('a map style adds the hosts that pages may request', () => {
  expect(readConfig({}).mapOrigins).toEqual([]);
  expect(
    readConfig({
      MAP_STYLE_URL: 'https://maps.example/styles/day.json',
      MAP_ORIGINS: 'https://tiles.example/',
    }),
  ).toMatchObject({
    mapStyle: 'https://maps.example/styles/day.json',
    mapOrigins: ['https://maps.example', 'https://tiles.example'],
  });
  expect(() => readConfig({ MAP_STYLE_URL: 'day.json' })).toThrow(/MAP_STYLE_URL/);
});
