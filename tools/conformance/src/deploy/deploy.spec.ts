import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expectNone } from '../expect-none';
import { files, read, root } from '../tree';

interface Service {
  env_file?: string;
  environment?: Record<string, string | null>;
}

const { services } = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
};
const variablesOf = ({ environment = {} }: Service) => Object.keys(environment);

/** [name, reader] of each row in the table of docs/operations.md. */
const settings = [...read('docs/operations.md').matchAll(/^\| `([A-Z_]+)` \|[^|]*\| ([^|]+) \|/gm)]
  .map(([, name, readers]) => [name!, readers!] as const)
  .filter(([name]) => name !== 'NODE_ENV');

/** Variables that are set for each container, kept at their defaults there, or useless in production. */
const ofContainers = new Set([
  'PORT',
  'STOREFRONT_HOST',
  'API_URL',
  'OTEL_SERVICE_NAME',
  'CONSOLE_LOGGING',
  // An image holds one build.
  'PLAIN_DELIVERY',
]);

test('each API in a container gets every setting of .env', () => {
  const without = ['api-1', 'api-2'].filter((name) => services[name]!.env_file !== '.env');
  expectNone(without, 'give it `env_file: .env` in compose.yaml.');
});

test('the database password in a container may contain any character: no address contains it', () => {
  for (const name of ['api-1', 'api-2'])
    expect(services[name]!.environment).toMatchObject({
      DATABASE_URL: 'postgres://karvon@postgres:5432/karvon',
      PGPASSWORD: '${POSTGRES_PASSWORD:?}',
    });
});

test('each storefront in a container gets the variables of .env that it reads, and no secret', () => {
  const readBy = settings.filter(([, readers]) => /storefront|both|each/.test(readers));
  const known = new Set(readBy.map(([name]) => name));
  const wrong = ['storefront-1', 'storefront-2'].flatMap((name) => {
    const service = services[name]!;
    const given = new Set([...variablesOf(service), ...ofContainers]);
    return [
      ...(service.env_file ? [`${name} gets all of .env`] : []),
      ...[...known].filter((one) => !given.has(one)).map((one) => `${name} does not get ${one}`),
      ...[...given]
        .filter((one) => !known.has(one) && one !== 'ROLE')
        .map((one) => `${name} gets ${one} and does not read it`),
    ];
  });
  expect(known.size).toBeGreaterThan(15);
  expectNone(
    wrong,
    'name it in `x-storefront` of compose.yaml, or say in docs/operations.md who reads it.',
  );
});

test('each storefront of systemd gets no setting, and no secret, that only the API reads', () => {
  const namesIn = (paths: readonly string[]) =>
    paths.flatMap((path) =>
      [...read(path).matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name!),
    );
  const own = namesIn(['apps/storefront/app/config.server.ts']);
  const ofApi = namesIn(
    files.filter((path) =>
      /^libs\/api\/platform\/src\/(?:config|settings\/[a-z-]+)\.ts$/.test(path),
    ),
  ).filter((name) => !own.includes(name));
  expect(ofApi).toEqual(
    expect.arrayContaining(['DATA_KEY', 'TOKEN_SECRET', 'DATABASE_URL', 'DUFFEL_TOKEN']),
  );
  const unit = read('deploy/systemd/karvon-storefront@.service');
  const taken = [...unit.matchAll(/^UnsetEnvironment=(.+)$/gm)].flatMap(([, names]) =>
    names!.split(' '),
  );
  expectNone(
    [
      ...ofApi.filter((name) => !taken.includes(name)).map((name) => `it gets ${name}`),
      ...taken.filter((name) => !ofApi.includes(name)).map((name) => `it does not get ${name}`),
    ],
    'name in UnsetEnvironment of deploy/systemd/karvon-storefront@.service what only the API reads.',
  );
});

test('a storefront of systemd cannot read the memory and the files of an API', () => {
  const userOf = (name: string) => /^User=(.+)$/m.exec(read(`deploy/systemd/${name}`))?.[1];
  expect(userOf('karvon-storefront@.service')).not.toBe(userOf('karvon-api@.service'));
  expect(read('deploy/systemd/karvon-storefront@.service')).toContain('\nDynamicUser=yes\n');
});

test('the settings of compose are not copied into the image', () => {
  expect(read('.dockerignore').split('\n')).toContain('.env*');
});

test('every setting of the example is read by a program', () => {
  const known = new Set(settings.map(([name]) => name));
  const named = [...read('deploy/env.example').matchAll(/^(?:# )?([A-Z_]+)=/gm)];
  const unknown = named.map(([, name]) => name!).filter((name) => !known.has(name));
  expectNone(unknown, 'see the table of docs/operations.md.');
});

/** Proxies are not installed everywhere: where they are, they check their own configuration. */
const proxies = [
  {
    program: '/usr/bin/caddy',
    file: 'deploy/Caddyfile',
    args: (file: string) => ['validate', '--adapter', 'caddyfile', '--config', file],
  },
];

describe.each(proxies)('$file', ({ program, file, args }) => {
  const text = read(file);

  test('a snippet stands above the places that import it', () => {
    const late = [...text.matchAll(/^\s*import (\w+)/gm)].filter(
      ({ 1: name, index }) => !text.slice(0, index).includes(`\n(${name}) {`),
    );
    expectNone(
      late.map(([line]) => line.trim()),
      'move the snippet to the top of the file.',
    );
  });

  (existsSync(program) ? test : test.skip)('its program accepts the file', () => {
    const { status, stderr } = spawnSync(program, args(join(root, file)), {
      encoding: 'utf8',
      env: { ...process.env, DOMAIN: 'localhost', HOME: '/tmp' },
    });
    expect(`${status}\n${status === 0 ? '' : stderr}`).toBe('0\n');
  });
});

/** docs/payments.md and docs/suppliers.md give these addresses to banks and suppliers. */
const told = [
  '/v1/payments/callbacks/*',
  '/v1/suppliers/duffel/events',
  '/v1/suppliers/acase/notices',
];

test('only the calls of banks and suppliers and the page of the sandbox bank are reached at an API through Caddy', () => {
  const caddy = read('deploy/Caddyfile');
  const toApis = caddy
    .split(/\n\t(?=\S)/)
    .filter((part) => part.includes('reverse_proxy api-'))
    .map((part) => part.split('\n')[0]!.replace(' {', ''));
  // `handle_errors` sends to the APIs too, by the same matchers, when none seems to be ready.
  expect(toApis).toEqual(['handle @told', 'handle @bank', 'handle_errors']);
  const meanwhile = caddy.slice(caddy.indexOf('\thandle_errors'));
  expect(meanwhile.match(/handle (?!@unready|@lost).*|redir .*|reverse_proxy \S+/g)).toEqual([
    'handle @bank {',
    'redir {uri} 303',
    'handle {',
    'reverse_proxy 127.0.0.1:8090',
    'handle @told {',
    'reverse_proxy api-1:4300',
    'handle @bank {',
    'reverse_proxy api-1:4300',
    'handle {',
    'reverse_proxy storefront-1:4200',
  ]);
  expect(caddy).toContain(`\t@told path ${told.join(' ')}\n`);
  expect(caddy).toContain('\t@bank path /bank/sandbox/bank/*\n');
});

test('the nginx of Debian 12 understands its example: it has HTTP/2 by `listen`, not by `http2 on`', () => {
  const nginx = read('deploy/nginx.conf');
  expect(nginx).toMatch(/^ {4}listen 443 ssl http2;$/m);
  for (const path of told) expect(nginx).toContain(`    location ${path.replace('*', '')} {\n`);
  expect(nginx).not.toMatch(/^\s*http2 on;/m);
  // The package of nginx creates no folder in /var/cache.
  expect(nginx).toContain('proxy_cache_path /var/lib/nginx/');
});

test('without containers a storefront is reached through the proxy only', () => {
  const unit = read('deploy/systemd/karvon-storefront@.service');
  expect(unit).toMatch(/^Environment=.* STOREFRONT_HOST=127\.0\.0\.1$/m);
});

test('a storefront of systemd reaches the APIs through nginx, which uses the other one while one is restarted', () => {
  const unit = read('deploy/systemd/karvon-storefront@.service');
  const address = /^Environment=API_URL=http:\/\/(\S+)$/m.exec(unit)?.[1];
  const server = read('deploy/nginx.conf')
    .split(/^server \{$/m)
    .find((one) => one.includes(`listen ${address};`));
  expect(server).toContain('proxy_pass http://karvon_apis;');
});

test('storefronts of one machine store their files for each other in a writable folder', () => {
  const unit = read('deploy/systemd/karvon-storefront@.service');
  const [, folder] = /^StateDirectory=(.+)$/m.exec(unit)!;
  expect(unit).toContain(`\nEnvironment=ASSETS_DIR=%S/${folder}\n`);
  const { ASSETS_DIR } = services['storefront-1']!.environment!;
  expect(services['storefront-2']!.environment).toMatchObject({ ASSETS_DIR });
  expect(read('compose.yaml')).toContain(`volumes: ['assets:${ASSETS_DIR}']`);
  expect(read('Dockerfile')).toMatch(
    new RegExp(`install -d -o node -g node .*${ASSETS_DIR}$`, 'm'),
  );
});

test('a backup has a writable folder', () => {
  const unit = read('deploy/systemd/karvon-backup.service');
  const folder = /^ExecStart=\S+backup\.sh (\S+)$/m.exec(unit)![1]!;
  expect(unit).toContain(
    `ExecStartPre=+/usr/bin/install -d -o karvon -g karvon -m 700 ${folder}\n`,
  );
});

test('Prometheus learns of each backup, and alerts when backups have stopped', () => {
  const [metric] = /karvon_backup_\w+_seconds/.exec(read('deploy/backup.sh')) ?? [];
  expect(read('deploy/prometheus/alerts.yml')).toContain(`time() - max(${metric}) > 26 * 3600`);
  const unit = read('deploy/systemd/karvon-backup.service');
  const folder = /^Environment=BACKUP_METRICS_DIR=(\S+)$/m.exec(unit)?.[1];
  // Only the dumps are private; the exporter must read the metrics.
  expect(unit).toContain(
    `ExecStartPre=+/usr/bin/install -d -o karvon -g karvon -m 755 ${folder}\n`,
  );
  expect(read('docs/operations.md')).toContain(`--collector.textfile.directory=${folder}`);
});
