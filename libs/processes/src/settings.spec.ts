import { logLevel, origins, processCount, trustedNetworks } from './index';

test('origins are exact, comma-separated, with or without a slash at the end', () => {
  expect(origins.parse('https://partner.example/, http://localhost:8080,')).toEqual([
    'https://partner.example',
    'http://localhost:8080',
  ]);
});

test.each([
  '*',
  'partner.example',
  'https://partner.example/shop',
  'null',
  'ftp://partner.example',
])('%s is not an origin', (text) => expect(origins.safeParse(text).success).toBe(false));

test('proxies are addresses and networks, comma-separated', () => {
  expect(trustedNetworks.parse('loopback, 10.0.0.0/8,::1')).toEqual([
    'loopback',
    '10.0.0.0/8',
    '::1',
  ]);
});

test.each(['true', '1', 'nginx'])(
  '%s is refused, because a stranger could forge an address',
  (text) => expect(trustedNetworks.safeParse(text).success).toBe(false),
);

test.each([
  ['auto', 'auto'],
  ['3', 3],
])('accepts %s processes', (text, count) => expect(processCount.parse(text)).toBe(count));

test.each(['0', '65', 'many'])('%s processes are refused', (text) =>
  expect(processCount.safeParse(text).success).toBe(false),
);

test('a log level is a known word', () => {
  expect(logLevel.parse('warn')).toBe('warn');
  expect(logLevel.safeParse('loud').success).toBe(false);
});
