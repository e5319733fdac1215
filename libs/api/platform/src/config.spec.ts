import { availableParallelism } from 'node:os';
import { readConfig, readOperatorConfig } from './config';

test('the embedded database allows one process, PostgreSQL any number', () => {
  const postgres = {
    DATABASE_URL: 'postgres://karvon@127.0.0.1/karvon',
    DATA_KEY: 'k'.repeat(32),
    TOKEN_SECRET: 't'.repeat(32),
  };
  expect(readConfig({}).processes).toBe(1);
  expect(readConfig({ API_PROCESSES: 'auto' }).processes).toBe(1);
  expect(() => readConfig({ API_PROCESSES: '2' })).toThrow(/API_PROCESSES: the embedded/);
  expect(readConfig({ ...postgres, API_PROCESSES: '2' }).processes).toBe(2);
  expect(readConfig({ ...postgres, API_PROCESSES: 'auto' }).processes).toBe(availableParallelism());
  expect(() => readConfig({ ...postgres, API_PROCESSES: 'two' })).toThrow(/API_PROCESSES/);
});

test('an empty environment gives the documented defaults', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 4300,
    dataDir: '.data',
    databaseUrl: undefined,
    edition: { id: 'uz' },
    publicUrl: 'http://localhost:4200',
    apiPublicUrl: 'http://localhost:4300',
    sandbox: { seed: 'karvon', speed: 1 },
    trustProxy: ['loopback'],
  });
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ DATABASE_URL: '', API_PORT: '' })).toMatchObject({
    databaseUrl: undefined,
    port: 4300,
  });
});

test("a browser's address of the API follows the port", () => {
  expect(readConfig({ API_PORT: '4551' }).apiPublicUrl).toBe('http://localhost:4551');
  const env = { PUBLIC_URL: 'https://karvon.example/', SANDBOX: 'yes' };
  expect(readConfig(env).publicUrl).toBe('https://karvon.example');
});

test('every mistake is listed at once', () => {
  const read = () =>
    readConfig({ API_PORT: 'many', DATABASE_URL: 'mysql://x', TOKEN_SECRET: 'short' });
  expect(read).toThrow(/API_PORT: [^]*DATABASE_URL: [^]*TOKEN_SECRET: /);
});

test.each<[wrong: Record<string, string>, missing: Record<string, string>, told: RegExp]>([
  [
    { LOG_LEVEL: 'loud', EDITION: 'kz' },
    { DATABASE_URL: 'postgres://karvon@db/karvon', TOKEN_SECRET: 'short' },
    /EDITION: [^]*LOG_LEVEL: [^]*TOKEN_SECRET: (?!needed)[^]*DATA_KEY: needed by DATABASE_URL/,
  ],
  [
    { AIR_SUPPLIERS: 'nobody' },
    { HOTEL_SUPPLIERS: 'acase' },
    /AIR_SUPPLIERS: must be a list[^]*HOTEL_SUPPLIERS: nobody would sell/,
  ],
  [{ SMS_PROVIDER: 'pigeon' }, { MAIL_PROVIDER: 'smtp' }, /SMS_PROVIDER: [^]*SMTP_URL: needed by/],
  [{ API_PORT: 'many' }, { PUBLIC_URL: 'https://karvon.uz' }, /API_PORT: [^]*SANDBOX: visitors/],
])('a wrong %j does not hide that %j is missing something', (wrong, missing, told) => {
  expect(() => readConfig({ ...wrong, ...missing })).toThrow(told);
});

test.each([
  ['API_PORT', '70000', 'must be a whole number from 0 to 65535'],
  ['API_METRICS_PORT', '4300', 'must be another one than API_PORT'],
  ['JOURNAL_DAYS', 'many', 'must be a whole number from 1 to 365'],
  ['DRAIN_SECONDS', '-1', 'must be a number from 0 to 60'],
  ['DATABASE_URL', 'mysql://x', 'must be as in postgres://user:password@host:5432/database'],
  ['DATABASE_SESSION_URL', 'postgres://u@h/d', 'needed by DATABASE_SESSION_URL', 'DATABASE_URL'],
  ['PUBLIC_URL', 'http://localhost:4200/uz', 'must be scheme, host and port: http://localhost'],
  ['PUBLIC_URL', 'http://Localhost:80', 'must be scheme, host and port: http://localhost'],
  ['API_PUBLIC_URL', 'karvon.example', 'must be an address that begins with https:// or http://'],
  ['OPERATOR_TOKEN', 'short', 'must have 32 characters or more'],
  ['DATA_KEY', `${'k'.repeat(32)},`, 'value 2 of the list: must have 32 characters or more'],
  ['PAYME_ADDRESSES', '10.0.0.0/99', 'value 1 of the list: must be an address or a network'],
  ['YOOKASSA_SHOP_ID', 'shop', 'must be digits'],
  ['SMS_PREFIXES', '998', 'value 1 of the list: must be as in +998,+7'],
  ['MAIL_FROM', 'Karvon', 'must be as in Karvon <bron@karvon.example>'],
  ['SMTP_URL', 'mail.example', 'must be as in smtps://user:password@host:465'],
  ['TELEGRAM_BOT_TOKEN', 'x', 'must be as BotFather gives it'],
  ['TELEGRAM_CHAT', '@chat', 'needed by TELEGRAM_CHAT', 'TELEGRAM_BOT_TOKEN'],
  ['AIR_SUPPLIERS', 'duffel', 'nobody would sell without DUFFEL_TOKEN'],
  ['HOTEL_SUPPLIERS', 'acase', 'nobody would sell without ACASE_BUYER, ACASE_USER, ACASE_PASSWORD'],
  ['DUFFEL_RATE', '0', 'must be a number above zero with a dot, as in 12650.5'],
  ['DUFFEL_CURRENCY', 'usd', 'must be three letters, as in USD'],
  ['AIR_LOGO_HOSTS', 'https://a.example', 'value 1 of the list: must be a host without a scheme'],
  ['SIRENA_ADDRESS', 'localhost', 'must be host:port'],
  ['SIRENA_KEY', 'x', 'must be a key in PEM'],
  ['ETG_COUNTRIES', 'Russia', 'value 1 of the list: must be countries of two letters'],
])('%s=%s: the error says which values are valid', (name, value, right, named = name) => {
  expect(() => readConfig({ [name]: value })).toThrow(`\n  ${named}: ${right}`);
});

test.each([
  ['agentType', 'another', 'must be one of agent, commissioner, '],
  ['mode', 'paid', 'must be one of full_payment, full_prepayment, advance'],
  ['mode', 'credit', 'must be one of full_payment, '],
  ['subject', 'ticket', 'must be one of service, '],
  ['measure', 'ticket', 'must be one of piece, another'],
  ['vatCode', 13, 'must be one of 1, 2, 3, 5, 7, 8, 9, 10, 11, 12'],
  ['vatCode', 4, '4 (20%: 22% since 2026, law 425-FZ) ended on 2025-12-31: must be one of 1, '],
  ['vatCode', 6, '6 (20/120: 22/122 since 2026, law 425-FZ) ended on 2025-12-31: '],
])(
  'in receipts of YooKassa %s=%s is refused at the start, before YooKassa would refuse it',
  (name, value, why) => {
    const fee = { vatCode: 11 };
    const YOOKASSA_RECEIPT = JSON.stringify({ air: { vatCode: 1, [name]: value }, fee });
    expect(() => readConfig({ YOOKASSA_RECEIPT })).toThrow(`YOOKASSA_RECEIPT: air.${name}: ${why}`);
  },
);

test.each([
  [{ taxSystemCode: 4 }, 'taxSystemCode: 4 (single tax on imputed income) ended on 2020-12-31'],
  [{ air: { vatCode: 1 } }, 'fee: must stand beside air and hotel'],
  [
    { send: 'after', fee: { vatCode: 11, agentType: 'agent' } },
    'fee.supplier: 54-FZ wants name, phone and INN beside agentType',
  ],
])('receipts of YooKassa as %j are refused, and the error names the mistake', (receipts, why) => {
  const YOOKASSA_RECEIPT = JSON.stringify(receipts);
  expect(() => readConfig({ YOOKASSA_RECEIPT })).toThrow(`YOOKASSA_RECEIPT: ${why}`);
});

const uzCode = { code: '10701001001000000', packageCode: '1', vatPercent: 12 };
test.each([
  [{ fee: { ...uzCode, vatPercent: 15 } }, 'fee.vatPercent: 15 (VAT before'],
  [{ fee: { ...uzCode, vatPercent: 20 } }, 'fee.vatPercent: must be one of 0, 6, 12'],
  [
    { fee: { ...uzCode, code: '10112006002000000' } },
    'fee.code: 10112006002000000 is the delivery of goods',
  ],
  [{ hotel: uzCode }, 'fee: must stand beside air and hotel'],
])('receipts of Uzbekistan as %j are refused, and the error names the mistake', (codes, why) => {
  expect(() => readConfig({ UZ_FISCAL: JSON.stringify(codes) })).toThrow(`UZ_FISCAL: ${why}`);
});

const supplier = { name: 'АО Авиа', phone: '+74950000000', inn: '7700000000' };
test.each<[what: string, item: object]>([
  ['agentType', { agentType: 'agent', supplier }],
  ['supplier', { supplier }],
])('%s is refused in receipts that are sent with the payment', (what, item) => {
  const receipts = { air: { vatCode: 1, ...item }, fee: { vatCode: 11 } };
  const readWith = (more: object) =>
    readConfig({ YOOKASSA_RECEIPT: JSON.stringify({ ...receipts, ...more }) });
  const refused = new RegExp(`YOOKASSA_RECEIPT: air\\.${what}: .*"send":"after"`);
  expect(() => readWith({})).toThrow(refused);
  expect(() => readWith({ send: 'with' })).toThrow(refused);
  expect(() => readWith({ send: 'after' })).not.toThrow();
});

test.each(['bron@karvon.example', 'Karvon, tours <bron@karvon.example>'])(
  'e-mails may be sent from %s',
  (from) => expect(readConfig({ MAIL_FROM: from }).mail.from).toBe(from),
);

test.each(['AIR_SUPPLIERS', 'HOTEL_SUPPLIERS', 'MAIL_PROVIDER', 'SMS_PROVIDER', 'PUBLIC_URL'])(
  'a wrong %s causes no further complaint',
  (name) => {
    const read = () => readConfig({ PUBLIC_URL: 'https://karvon.uz', [name]: 'nonsense' });
    expect(read).toThrow(new RegExp(`^The environment is not right:\n  ${name}: .*$`));
  },
);

test('a sender of two lines is refused: it would be a header of every e-mail', () => {
  const read = () => readConfig({ MAIL_FROM: 'Karvon <a@karvon.uz>\r\nBcc: b@karvon.uz' });
  expect(read).toThrow('MAIL_FROM: must be one line');
});

test.each(['true', '1', 'anyone'])('a proxy list of "%s" is refused', (value) => {
  expect(() => readConfig({ TRUST_PROXY: value })).toThrow('TRUST_PROXY');
});

test('only addresses and networks are accepted as proxies', () => {
  expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }).trustProxy).toEqual([
    'loopback',
    '10.0.0.0/8',
  ]);
});

test('origins of widgets are exact, and none by default', () => {
  const { widgetOrigins } = readConfig({
    WIDGET_ORIGINS: 'https://partner.example/, http://localhost:8080',
  });
  expect(widgetOrigins).toEqual(['https://partner.example', 'http://localhost:8080']);
  expect(readConfig({}).widgetOrigins).toEqual([]);
});

test.each(['*', 'partner.example', 'https://partner.example/shop', 'null'])(
  'an origin "%s" is refused',
  (value) => expect(() => readConfig({ WIDGET_ORIGINS: value })).toThrow('WIDGET_ORIGINS'),
);

test.each([
  [{}, false],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'development' }, true],
  [{ NODE_ENV: 'development', API_REFERENCE: 'false' }, false],
  [{ NODE_ENV: 'production', API_REFERENCE: 'true' }, true],
])('%j shows the page of the API: %s', (env, shown) => {
  expect(readConfig(env).reference).toBe(shown);
});

test('PostgreSQL requires the secrets that its other processes and the next start need', () => {
  const DATABASE_URL = 'postgres://karvon@db/karvon';
  expect(() => readConfig({ DATABASE_URL })).toThrow(
    /DATA_KEY: needed by DATABASE_URL[^]*TOKEN_SECRET: needed by DATABASE_URL/,
  );
  const secrets = { DATA_KEY: 'k'.repeat(32), TOKEN_SECRET: 't'.repeat(32) };
  expect(readConfig({ DATABASE_URL, ...secrets })).toMatchObject({
    dataKeys: [secrets.DATA_KEY],
  });
  const replaced = { ...secrets, TOKEN_SECRET: `${'n'.repeat(32)}, ${secrets.TOKEN_SECRET}` };
  expect(readConfig({ DATABASE_URL, ...replaced }).tokenSecrets).toEqual([
    'n'.repeat(32),
    secrets.TOKEN_SECRET,
  ]);
});

test.each(['https://karvon.uz', 'http://192.168.1.5:4200', 'https://localhost.evil.example'])(
  'a shop at %s does not start with sandboxes, unless it is a demonstration',
  (PUBLIC_URL) => {
    expect(() => readConfig({ PUBLIC_URL })).toThrow(
      /SANDBOX: .*bank, flights, hotels, mail, sms.*set yes/,
    );
    const shown = readConfig({ PUBLIC_URL, SANDBOX: 'yes' });
    expect(shown.isPublic).toBe(true);
    expect(shown.adapters).toMatchObject({ bank: 'sandbox', sms: 'sandbox' });
  },
);

test.each(['http://localhost:4200', 'http://127.0.0.1', 'http://[::1]:81', 'http://uz.localhost'])(
  '%s opens only on this machine, so its sandbox is for developers',
  (PUBLIC_URL) => expect(readConfig({ PUBLIC_URL }).isPublic).toBe(false),
);

test('a bank needs all its secrets; without any it is not connected', () => {
  expect(() => readConfig({ PAYME_KEY: 'long-enough' })).toThrow(
    /PAYME_MERCHANT_ID: needed by payme/,
  );
  expect(() => readConfig({ PAYMENT_LIMITS: '{' })).toThrow(/PAYMENT_LIMITS: not JSON/);
  expect(readConfig({}).payments.payme).toBeUndefined();
  const paid = readConfig({ PAYME_KEY: 'long-enough', PAYME_MERCHANT_ID: 'm' });
  expect(paid.payments.payme).toMatchObject({ merchantId: 'm' });
  expect(paid.adapters).toMatchObject({ bank: 'payme' });
  expect(() => readConfig({ YOOKASSA_SHOP_ID: '1' })).toThrow(/YOOKASSA_SECRET_KEY: needed by/);
  expect(readConfig({}).payments.yookassa).toBeUndefined();
  const ru = readConfig({ YOOKASSA_SHOP_ID: '1', YOOKASSA_SECRET_KEY: 'long-enough' });
  expect(ru.payments.yookassa?.addresses).toContain('185.71.76.0/27');
});

test.each([
  ['PAYMENT_LIMITS', '{"pyme":{"min":1,"max":2}}', /^ {2}PAYMENT_LIMITS: .*pyme/m],
  [
    'PAYMENT_LIMITS',
    '{"payme":{"min":2,"max":1}}',
    /^ {2}PAYMENT_LIMITS: payme: min is above max$/m,
  ],
  ['UZ_FISCAL', '{"air":{}}', /^ {2}UZ_FISCAL: air\.packageCode: /m],
])('%s as %s is refused, and the error names the mistake', (name, text, message) => {
  expect(() => readConfig({ [name]: text })).toThrow(message);
});

test('a Telegram bot needs the chat it writes to', () => {
  const TELEGRAM_BOT_TOKEN = '123456:a-token-of-a-bot-for-tests';
  expect(() => readConfig({ TELEGRAM_BOT_TOKEN })).toThrow(/TELEGRAM_CHAT: needed by/);
  expect(readConfig({ TELEGRAM_BOT_TOKEN, TELEGRAM_CHAT: '-100200' }).staff.telegram).toMatchObject(
    {
      chat: '-100200',
    },
  );
  expect(readConfig({}).staff).toEqual({ email: undefined, telegram: undefined });
});

test('an operator reaches the API without the secrets of the database', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres://karvon@db/karvon' })).toThrow(/DATA_KEY/);
  expect(readOperatorConfig({ DATABASE_URL: 'postgres://karvon@db/karvon' })).toMatchObject({
    port: 4300,
  });
  expect(() => readOperatorConfig({ API_PORT: 'none' })).toThrow(/API_PORT/);
});
